import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@/scripts/lib/ports.mjs';
import { startPostgres } from '@/scripts/lib/postgres.mjs';
import { ask } from '@/tests/support/ask';
import { openSphinx } from '@/tests/support/sphinx';
import { residentMb } from './cpu-time';
import { changePrices, lists, type Shop, type SizeRow, started, stopped } from './size';
import { isWhole } from './whole';

const API = '/api/v1/catalog/product';
const TIMES = 30;

/**
 * The API on PostgreSQL with so many products in an engine: how long that takes to fill, the memory of
 * the API, and the time of lists that nobody has asked for before. BENCH_DATABASE_URL as for `size`.
 */
export async function benchEngine(products: number): Promise<SizeRow[]> {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  if (!server) throw new Error('there is no PostgreSQL here');
  const sphinx = await openSphinx();
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bench-'));
  const shop = { url: server.url, folder, port: String(await findFreePort()) };
  try {
    if (!given) await stopped((await started(shop, products)).api);
    return await measure({ ...shop, env: { SEARCH_URL: sphinx.url } });
  } finally {
    await sphinx.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(shop: Shop): Promise<SizeRow[]> {
  const address = `http://127.0.0.1:${shop.port}`;
  const began = performance.now();
  const filling = await started(shop);
  await isWhole(address);
  const filled = (performance.now() - began) / 1000;
  const afterFill = residentMb(filling.api.pid);
  await stopped(filling.api);

  const warm = await started(shop);
  await isWhole(address);
  const afterStart = residentMb(warm.api.pid);
  const times: SizeRow[] = [];
  for (const [name, query] of Object.entries(lists)) {
    times.push({
      what: `${name}, asked for the first time, median ms`,
      ...(await medianOf(address, query)),
    });
  }
  const asked = residentMb(warm.api.pid);
  const { changed, seconds } = await changePrices(shop, address);
  await stopped(warm.api);
  return [
    { what: 'filled, s', measured: filled, aim: 300 },
    { what: 'start beside a filled engine, s', measured: warm.seconds, aim: 10 },
    { what: 'memory of the API after it has filled the engine, MB', measured: afterFill, aim: 300 },
    { what: 'memory of the API after a start, MB', measured: afterStart, aim: 300 },
    { what: 'memory of the API after lists and searches, MB', measured: asked, aim: 300 },
    ...times,
    { what: `${changed} prices changed at once, all visible, s`, measured: seconds, aim: 60 },
  ];
}

/** Each with a price of its own, so that no answer is remembered. */
async function medianOf(address: string, query: string) {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const from = performance.now();
    await ask(address, `${API}${query}&price_min=${i + 1}`);
    times.push(performance.now() - from);
  }
  return { measured: times.sort((a, b) => a - b)[TIMES / 2] ?? Number.NaN, aim: 500 };
}
