import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { renderersOf } from '@/tests/support/process/process-tree';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aFaultyApi } from '@/tests/support/stub/faulty-api';
import { aPort, launchStorefront } from '@/tests/system/processes';

export const SECRET = 'a secret of some length';
/** The number of pages that one renderer renders concurrently. */
export const AT_ONCE = 8;
/** More pages than one renderer renders concurrently. */
export const REQUESTED = 20;
const SIMILAR = /\/similar\b/;

/** The API of the storefronts below. The tests make it fail. */
export let api: Awaited<ReturnType<typeof aFaultyApi>>;

beforeAll(async () => {
  api = await aFaultyApi(inject('apiUrl'));
});

afterAll(() => api.close());

export async function aStorefront(env: Record<string, string>) {
  const port = await aPort();
  const storefront = await launchStorefront(port, {
    API_URL: api.url,
    PAGE_FRESH_SECONDS: '600',
    REVALIDATE_SECRET: SECRET,
    // Replacing a renderer takes long on a busy machine.
    RENDER_WAIT_SECONDS: '60',
    ...env,
  });
  onTestFinished(async () => {
    api.fails(null);
    storefront.signal('SIGKILL');
    await storefront.ended;
  });
  const web = `http://127.0.0.1:${port}`;
  const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);
  return { storefront, get, post: sendRequest.bind(null, web) };
}

let searched = 0;

/** Returns paths of searches that are not cached, so each request requires a render. */
export const searches = (count: number, prefix = '') =>
  Array.from({ length: count }, () => `${prefix}/products?search=s${searched++}`);

export const statusesOf = (
  get: (path: string) => ReturnType<typeof sendRequest>,
  paths: string[],
) => Promise.all(paths.map(async (path) => (await get(path)).status));

export const hasEnded = (pids: number[]) => expect.poll(() => pids.filter(isRunning)).toEqual([]);

export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** Returns the path of an image that the home page shows, as `url` of the image optimizer. */
export async function anImageSource(
  get: (path: string) => ReturnType<typeof sendRequest>,
): Promise<string> {
  const { body } = await get('/');
  return /\/_next\/image\?url=(%2Fmedia%2F[^&]+)&/.exec(body.toString())?.[1] ?? '';
}

/** Starts a storefront whose only renderer is full, with more pages in the queue. */
export async function underLoad(env: Record<string, string> = {}) {
  // The high limit keeps reads from timing out before all renders have begun.
  const waits = { READ_TIMEOUT_SECONDS: '20', ...env };
  const { storefront, get } = await aStorefront({ RENDERERS: '1', ...waits });
  await get('/about');
  const [only = 0] = renderersOf(storefront.pid);
  const products = await someProducts(REQUESTED);
  const before = api.calls();
  // Only renders request similar products, so these requests count the renders that have begun.
  api.fails('hangs', SIMILAR);
  const responses = Promise.all(products.map((path) => get(path)));
  const begun = () =>
    api
      .requests()
      .slice(before)
      .filter((url) => SIMILAR.test(url));
  await expect.poll(() => begun().length).toBe(AT_ONCE);
  return { storefront, only, results: responses, get };
}

async function someProducts(count: number): Promise<string[]> {
  const response = await fetch(`${api.url}/api/v1/catalog/product?size=${count}`);
  const { data }: { data: { results: { slug: string }[] } } = await response.json();
  return data.results.map(({ slug }) => `/products/${slug}`);
}
