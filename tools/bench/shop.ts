import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { sendRequest } from '@/tests/support/send-request';
import {
  type LaunchOptions,
  launchApi,
  launchStorefront,
  type Running,
  twoPorts,
} from '@/tests/system/processes';
import { aFolder, serveReady, stop } from './serve';

type ShopOptions = Pick<LaunchOptions, 'openFiles'> & {
  /** Environment variables of the storefront. */
  env?: Record<string, string>;
  /** Starts the API on this port. By default, this starts the mocked API. */
  openApi?: (port: string) => Promise<Running>;
};

/** Starts an API and the built storefront, calls `use`, and stops both when it has settled. */
export async function withShop<Result>(
  use: (shop: string, storefront: Running, api: Running) => Promise<Result>,
  { env = {}, openApi = launchApi, ...options }: ShopOptions = {},
): Promise<Result> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const { PORT, API_PORT } = await twoPorts();
  const api = await openApi(API_PORT);
  const settings = { API_URL: `http://127.0.0.1:${API_PORT}`, PAGE_FRESH_SECONDS: '3600', ...env };
  const storefront = await launchStorefront(PORT, settings, options);
  try {
    return await use(`http://127.0.0.1:${PORT}`, storefront, api);
  } finally {
    await stop(api, storefront);
  }
}

/** Starts the real API on an embedded database. The mocked API does extra work for its journal. */
export async function launchShopApi(port: string): Promise<Running> {
  const { folder, remove } = aFolder();
  const api = await serveReady({
    API_PORT: port,
    CHORSU_DATA: folder,
    TRUST_PROXY: 'true',
    CODE_SECRET: 'a-secret-of-the-bench',
  });
  return { ...api, ended: api.ended.finally(remove) };
}

export async function aProductPath(shop: string): Promise<string> {
  const list = await sendRequest(shop, '/api/v1/catalog/product?size=1');
  return `/products/${JSON.parse(list.body.toString()).data.results[0].slug}`;
}
