import { benchTraffic } from './traffic';

export async function printTraffic(): Promise<void> {
  const products = Number(process.env.BENCH_SIZE ?? 100_000);
  const seconds = Number(process.env.BENCH_SECONDS ?? 60);
  const isEmbedded = process.env.BENCH_DATABASE === 'embedded';
  console.log(
    `\nA day's traffic mix with ${products || "the demonstration's"} products (${isEmbedded ? 'embedded' : 'PostgreSQL'}), 16 visitors without pauses`,
  );
  const { rows, viewsPerSecond, viewsPerCore, memory } = await benchTraffic(products, seconds);
  console.table(
    rows.map(({ kind, count, hits, p50, p99, failed }) => ({
      kind,
      count,
      'from the cache': hits === null ? '' : `${Math.round(hits * 100)} %`,
      'median, ms': p50.toFixed(1),
      'p99, ms': p99.toFixed(1),
      failed,
    })),
  );
  console.table({
    'views per second': viewsPerSecond.toFixed(1),
    'views per second per core (storefront and API)': viewsPerCore.toFixed(1),
    ...Object.fromEntries(
      Object.entries(memory).map(([name, mb]) => [`memory of the ${name}, MB`, mb.toFixed(0)]),
    ),
  });
}
