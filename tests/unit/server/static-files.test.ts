import { expect, test } from 'vitest';
import { aStorefront } from './storefront';

test('a build file is sent precompressed and cached for good', async () => {
  const get = await aStorefront();

  const answer = await get('/_next/static/chunks/a.js', { headers: { 'accept-encoding': 'br' } });

  expect(answer.body.toString()).toBe('made by the build');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a public file is revalidated after a while, and a change is seen', async () => {
  const get = await aStorefront();

  const { headers } = await get('/icons.svg');
  const again = await get('/icons.svg', { headers: { 'if-none-match': String(headers.etag) } });

  expect(headers['cache-control']).toMatch(/^public, max-age=300\b/);
  expect(again.status).toBe(304);
});

test.each([
  '/_next/static/none.js',
  '/_next/static/../secret',
  '/_next/static/%2e%2e/%2e%2e/secret',
  '/_next/static/chunks/a.js.br',
])('%s is not served as a static file', async (path) => {
  const get = await aStorefront();

  const answer = await get(path);

  expect([answer.status, answer.body.length]).toEqual([404, 0]);
});
