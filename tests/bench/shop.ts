import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { ask } from '@/tests/support/ask';
import { launchApi, launchStorefront, type Running, twoPorts } from '@/tests/system/processes';

/** A mocked API and the built storefront before it, for as long as `use` takes. */
export async function withShop<Result>(
  use: (shop: string, storefront: Running, api: Running) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const { PORT, API_PORT } = await twoPorts();
  const api = await launchApi(API_PORT);
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

export async function aProductPath(shop: string): Promise<string> {
  const list = await ask(shop, '/api/v1/catalog/product?size=1');
  return `/products/${JSON.parse(list.body.toString()).data.results[0].slug}`;
}
