import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { respondWithSitemap } from '@/lib/server/sitemap-response';

const TEN_MINUTES_MS = 10 * 60 * 1000;

afterEach(() => void vi.restoreAllMocks());

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function* broken(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
  throw new Error('the API is unreachable');
}

const send = (name: string, texts: AsyncGenerator<string>) =>
  respondWithSitemap(name, texts, 'xml');

test('sends a sitemap as XML or as a gzip file', async () => {
  const zipped = await respondWithSitemap('both', pieces('<a>', '<b>', '<c>'), 'gz');
  expect(zipped.headers.get('content-type')).toBe('application/gzip');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe('<a><b><c>');

  const plain = await send('both', pieces());
  expect(plain.headers.get('content-type')).toMatch('application/xml');
  expect(await plain.text()).toBe('<a><b><c>');
});

test('does not request sitemap pieces far ahead of the client', async () => {
  let requestCount = 0;
  async function* endless() {
    for (;;) {
      requestCount += 1;
      yield randomBytes(100_000).toString('base64');
    }
  }
  const response = await respondWithSitemap('endless', endless(), 'gz');
  const reader = response.body?.getReader();
  await reader?.read();
  expect(requestCount).toBeLessThan(10);
  await reader?.cancel();
});

test('sends a fresh sitemap from the cache, and a stale one when the API fails', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await (await send('cached', pieces('<head>', 'first'))).arrayBuffer();

  clock.mockReturnValue(1_000_000 + TEN_MINUTES_MS);
  expect(await (await send('cached', broken())).text()).toBe('<head>first');

  clock.mockReturnValue(1_000_000 + TEN_MINUTES_MS + 1);
  expect(await (await send('cached', broken())).text()).toBe('<head>first');
  expect(await (await send('cached', pieces('<head>', 'second'))).text()).toBe('<head>second');
});

test('responds with 404 to a sitemap part that contains no pages', async () => {
  expect((await send('none', pieces())).status).toBe(404);
});

test('responds with 503 and Retry-After when the API fails and nothing is cached', async () => {
  const response = await send('never', broken());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
});

test('does not cache an incomplete sitemap', async () => {
  const response = await send('half', broken('<head>'));
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect((await send('half', broken())).status).toBe(503);
});
