import { startShop } from '@/api/main/start';
import { readEnv } from '@/api/shared/env';
import { quantile } from '@/tests/support/quantile';
import { createRandom, type Random } from '@/tools/bench/random';
import { aFolder, searchReady } from '@/tools/bench/serve';
import type { BenchRow } from './catalog-index';

const CALLS = 400;
const WARM_UP = 40;

/** Returns request paths of endpoints whose cost must not grow with the catalog (ADR 010). */
export const calls: Record<string, (random: Random) => string> = {
  list: (random) => `/catalog/product?page=${1 + random.below(20)}`,
  'list of a category': (random) => `/catalog/product?menu=elektronika&page=${1 + random.below(2)}`,
  'list with filters': (random) =>
    `/catalog/product?menu=elektronika&discounted=1&price_max=${100_000 * (1 + random.below(50))}&sort=price_asc`,
  search: (random) =>
    `/catalog/product?search=${random.of(['smartfon', 'qozon', 'xolodilnik', 'krossovka', 'smartfno'])}`,
  'search, with an option': (random) =>
    `/catalog/product?search=${random.of(['qora krossovka', 'futbolka xl', 'koʻk koʻylak', 'чёрный'])}`,
  suggest: (random) => `/catalog/suggest?q=${random.of(['sma', 'noutb', 'qoz', 'kros', 'мук'])}`,
  product: (random) => `/catalog/product/x-${1 + random.below(300)}`,
};

/** Measures sequential requests to each endpoint, in shops with these numbers of products. */
export async function benchApi(sizes: number[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const products of sizes) {
    const { folder, remove } = aFolder();
    const env = readEnv({ API_PORT: '0', CHORSU_DATA: folder, CHORSU_PRODUCTS: String(products) });
    const shop = await startShop(env, { inMemory: true });
    await searchReady(shop.address);
    console.log(`${products} products: opened after ${shop.seconds} s`);
    for (const [call, path] of Object.entries(calls)) {
      rows.push({ call, products, ...(await timesOf(`${shop.address}/api/v1`, path)) });
    }
    await shop.stop();
    remove();
  }
  return rows;
}

export async function timesOf(base: string, path: (random: Random) => string) {
  const random = createRandom(7);
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const began = performance.now();
    const response = await fetch(`${base}${path(random)}`);
    await response.text();
    if (response.status >= 500) throw new Error(`${path(random)} returned ${response.status}`);
    if (call >= WARM_UP) times.push(performance.now() - began);
  }
  return { medianMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}
