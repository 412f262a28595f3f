import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { ask } from '@/tests/support/ask';
import {
  answersAt,
  launch,
  launchApi,
  launchStorefront,
  type Running,
  twoPorts,
} from '@/tests/system/processes';
import { isWhole } from './whole';

const START_MS = 900_000;

/** An API, the mocked one by default, and the built storefront before it, for as long as `use` takes. */
export async function withShop<Result>(
  use: (shop: string, storefront: Running, api: Running) => Promise<Result>,
  env: Record<string, string> = {},
  openApi: (port: string) => Promise<Running> = launchApi,
): Promise<Result> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const { PORT, API_PORT } = await twoPorts();
  const api = await openApi(API_PORT);
  const storefront = await launchStorefront(PORT, {
    API_URL: `http://127.0.0.1:${API_PORT}`,
    PAGE_FRESH_SECONDS: '3600',
    ...env,
  });
  try {
    return await use(`http://127.0.0.1:${PORT}`, storefront, api);
  } finally {
    for (const one of [api, storefront]) one.signal('SIGINT');
    await Promise.all([api.ended, storefront.ended]);
  }
}

/** The API of a shop, on an embedded database of its own: the mocked one also keeps a journal. */
export async function launchShopApi(port: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-bench-'));
  const api = launch(['scripts/run.mjs', 'api/main/serve.ts'], {
    ...{ API_PORT: port, CHORSU_DATA: folder, TRUST_PROXY: 'true' },
    CODE_SECRET: 'a-secret-of-the-bench',
  });
  const address = `http://127.0.0.1:${port}`;
  await answersAt(address, '/readyz', START_MS);
  await isWhole(address);
  const ended = api.ended.finally(() => rmSync(folder, { recursive: true, force: true }));
  return { ...api, ended };
}

export async function aProductPath(shop: string): Promise<string> {
  const list = await ask(shop, '/api/v1/catalog/product?size=1');
  return `/products/${JSON.parse(list.body.toString()).data.results[0].slug}`;
}
