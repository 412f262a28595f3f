import { setTimeout as pause } from 'node:timers/promises';
import { cpuTimeMs } from '@/tests/support/process-tree';
import { answersAt, launch, type Running } from '@/tests/system/processes';
import { isWhole } from './whole';

export type SizeRow = { what: string; measured: number; aim: number };
export type Shop = { url: string; folder: string; port: string; env?: Record<string, string> };

const START_MS = 900_000;
/** The index is stored, and garbage is collected. */
const SETTLES_MS = 5000;
export const LIST = '/api/v1/catalog/product';
export const lists = {
  list: '?page=3',
  'list of a category': '?menu=elektronika&page=2',
  'list with filters': '?menu=elektronika&discounted=1&sort=price_asc',
  search: '?search=smartfon',
};

/** A start until its index is there, or its engine is filled, and until its first list. */
export async function whole(shop: Shop, products = 0) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const { api } = await started(shop, products);
  const address = `http://127.0.0.1:${shop.port}`;
  await answersAt(address, `${LIST}${lists.list}`);
  const listed = since();
  await isWhole(address);
  const [seconds, busy] = [since(), cpuTimeMs(api.pid) / 1000];
  await pause(SETTLES_MS);
  return { api, listed, seconds, busy };
}

export async function started({ url, folder, port, env }: Shop, products = 0) {
  const api = launch(['scripts/run.mjs', 'api/main/serve.ts'], {
    DATABASE_URL: url,
    CHORSU_DATA: folder,
    CHORSU_PRODUCTS: String(products),
    API_PORT: port,
    ...env,
  });
  const ended = api.ended.then(() => Promise.reject(new Error(`it ended: ${api.output()}`)));
  // Later it is told to.
  ended.catch(() => undefined);
  await Promise.race([answersAt(`http://127.0.0.1:${port}`, '/readyz', START_MS), ended]);
  return { api };
}

export async function stopped(api: Running): Promise<void> {
  api.signal('SIGTERM');
  await api.ended;
}
