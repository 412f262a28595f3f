import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { cpuTimeMs } from '@/tests/support/process/process-tree';
import { type Running, waitForOk } from '@/tests/system/processes';
import { aFolder, searchReady, serve } from '@/tools/bench/serve';

export type SizeRow = { figure: string; measured: number; aim: number };
export type Shop = { url: string; folder: string; port: string; env?: Record<string, string> };

/** A pause after the start, in which the API stores its index and collects garbage. */
const SETTLES_MS = 5000;
export const LIST = '/api/v1/catalog/product';
export const lists = {
  list: '?page=3',
  'list of a category': '?menu=elektronika&page=2',
  'list with filters': '?menu=elektronika&discounted=1&sort=price_asc',
  search: '?search=smartfon',
};

/** Starts a database for a shop, or uses the filled one at BENCH_DATABASE_URL. */
export async function openShop(): Promise<{
  shop: Shop;
  hasGoods: boolean;
  close: () => Promise<void>;
}> {
  const given = process.env.BENCH_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  if (!server)
    throw new Error('PostgreSQL is not installed. Install it, or set BENCH_DATABASE_URL.');
  const { folder, remove } = aFolder();
  return {
    shop: { url: server.url, folder, port: String(await findFreePort()) },
    hasGoods: given !== undefined,
    async close() {
      await server.stop();
      remove();
    },
  };
}

/** Starts the API and measures the time until the first list and until the search is ready. */
export async function startReady(shop: Shop, products = 0) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const api = await start(shop, products);
  const address = `http://127.0.0.1:${shop.port}`;
  await waitForOk(address, `${LIST}${lists.list}`);
  const listed = since();
  await searchReady(address);
  const [seconds, busy] = [since(), cpuTimeMs(api.pid) / 1000];
  await pause(SETTLES_MS);
  return { api, listed, seconds, busy };
}

export function start({ url, folder, port, env }: Shop, products: number): Promise<Running> {
  return serve({
    DATABASE_URL: url,
    CHORSU_DATA: folder,
    CHORSU_PRODUCTS: String(products),
    API_PORT: port,
    ...env,
  });
}
