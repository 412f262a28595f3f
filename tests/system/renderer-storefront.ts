import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aFaultyApi } from '@/tests/support/stub/faulty-api';
import { aPort, launchStorefront } from './processes';

export const SECRET = 'a secret of some length';
/** The number of pages that one renderer renders concurrently. */
export const AT_ONCE = 8;

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

/** Returns the URL of an optimized image that the home page shows. */
export async function anImage(
  get: (path: string) => ReturnType<typeof sendRequest>,
): Promise<string> {
  const { body } = await get('/');
  const [, source = ''] = /\/_next\/image\?url=(%2Fmedia%2F[^&]+)&/.exec(body.toString()) ?? [];
  return `/_next/image?url=${source}&w=500&q=75`;
}
