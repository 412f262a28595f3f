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
  throw new Error('the API is away');
}

const ask = (name: string, texts: AsyncGenerator<string>) => respondWithSitemap(name, texts, 'xml');

test('sends a sitemap as XML or as a gzip file', async () => {
  const zipped = await respondWithSitemap('both', pieces('<a>', '<b>', '<c>'), 'gz');
  expect(zipped.headers.get('content-type')).toBe('application/gzip');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe('<a><b><c>');

  const plain = await ask('both', pieces());
  expect(plain.headers.get('content-type')).toMatch('application/xml');
  expect(await plain.text()).toBe('<a><b><c>');
});

test('requests each piece when the previous one has been read', async () => {
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield randomBytes(100_000).toString('base64');
    }
  }
  const answer = await respondWithSitemap('endless', endless(), 'gz');
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(asked).toBeLessThan(10);
  await reader?.cancel();
});

test('sends a fresh sitemap from the cache, and a stale one when the API fails', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await (await ask('cached', pieces('<head>', 'first'))).arrayBuffer();

  clock.mockReturnValue(1_000_000 + TEN_MINUTES_MS);
  expect(await (await ask('cached', broken())).text()).toBe('<head>first');

  clock.mockReturnValue(1_000_000 + TEN_MINUTES_MS + 1);
  expect(await (await ask('cached', broken())).text()).toBe('<head>first');
  expect(await (await ask('cached', pieces('<head>', 'second'))).text()).toBe('<head>second');
});

test('responds with 404 to a part whose first piece is missing', async () => {
  expect((await ask('none', pieces())).status).toBe(404);
});

test('responds with 503 and Retry-After without cache and API', async () => {
  const answer = await ask('never', broken());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
});

test('does not cache an incomplete sitemap', async () => {
  const answer = await ask('half', broken('<head>'));
  await expect(answer.arrayBuffer()).rejects.toThrow();
  expect((await ask('half', broken())).status).toBe(503);
});
