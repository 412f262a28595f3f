import { expect, test } from 'vitest';
import type { RequestOptions } from '@/tests/support/send-request';
import { aStorefront, SECRET } from '@/tests/unit/server/storefront';

const path = '/api/revalidate';
const call = (tags: unknown, secret = SECRET): RequestOptions => ({
  method: 'POST',
  headers: { authorization: `Bearer ${secret}` },
  body: JSON.stringify({ tags }),
});

/** Starts a storefront in which every render returns a different page. */
async function aShop({ hasSecret = true } = {}) {
  let round = 0;
  const get = await aStorefront({
    hasSecret,
    next: (_req, res) => {
      round += 1;
      res.writeHead(200, { 'content-type': 'text/html' }).end(`price ${round}`);
    },
  });
  const read = async (url: string) => (await get(url)).body.toString();
  return { get, read };
}

test('renders only pages with an invalidated tag again (B-27)', async () => {
  const { get, read } = await aShop();
  await read('/products/choynak-5');
  const other = await read('/products/choynak-6');

  const response = await get(path, call(['product-5']));

  expect([response.status, response.body.toString()]).toEqual([200, '{"invalidated":1}']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-type']).toBe('application/json');
  expect(await read('/products/choynak-5')).toBe('price 3');
  expect(await read('/products/choynak-6')).toBe(other);
});

test.each([
  ['a wrong secret', call(['site'], 'another secret of length')],
  ['no secret', { ...call(['site']), headers: {} }],
])('invalidates nothing with %s (B-27)', async (_what, options) => {
  const { get, read } = await aShop();
  const before = await read('/');

  const { status } = await get(path, options);

  expect(status).toBe(401);
  expect(await read('/')).toBe(before);
});

test.each([`Bearer ${SECRET}`, 'Bearer undefined', 'Bearer null', 'Bearer ', 'Bearer', ''])(
  'rejects every invalidation with %j when the shop has no secret (B-27)',
  async (authorization) => {
    const { get, read } = await aShop({ hasSecret: false });
    const before = await read('/');

    const { status } = await get(path, { ...call(['site']), headers: { authorization } });

    expect(status).toBe(401);
    expect(await read('/')).toBe(before);
  },
);

test.each([
  [[]],
  ['site'],
  [[5]],
  [Array.from({ length: 1001 }, () => 'a')],
  [['x'.repeat(100_000)]],
  // Each entry is a valid tag, but the body exceeds the size limit.
  [Array.from({ length: 700 }, () => 'x'.repeat(100))],
])('rejects invalid tags, too many tags and large bodies (B-27)', async (tags) => {
  const { get } = await aShop();

  expect((await get(path, call(tags))).status).toBe(422);
});

test('rejects GET (B-27)', async () => {
  const { get } = await aShop();

  expect((await get(path)).status).toBe(405);
});
