import { expect, test } from 'vitest';
import { ImageCache } from '@/server/pages/image-cache';

const picture = '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75';
const waiter = { origin: '10.0.0.1' };

const requestOptions = (url: string, { method = 'GET', accept = 'image/webp,*/*' } = {}) => ({
  url,
  method,
  headers: { accept },
});

function aCache(status = 200) {
  const loaded: (string | undefined)[] = [];
  const cache = new ImageCache(async ({ url }) => {
    loaded.push(url);
    return { status, headers: {}, body: Buffer.from('bytes') };
  });
  return { cache, loaded };
}

test('generates an image only once, regardless of unrelated parameters', async () => {
  const { cache, loaded } = aCache();
  const first = await cache.load(requestOptions(picture), waiter);

  const second = await cache.load(requestOptions(`${picture}&x=1`), waiter);

  expect(second).toBe(first);
  expect(loaded).toEqual([picture]);
});

test.each([
  ['an image of another width', picture.replace('64', '96'), {}],
  ['an image for a browser without WebP', picture, { accept: '*/*' }],
  ['an address with two widths', `${picture}&w=64`, {}],
])('caches %s separately', async (_, url, options) => {
  const { cache, loaded } = aCache();
  await cache.load(requestOptions(picture), waiter);

  await cache.load(requestOptions(url, options), waiter);

  expect(loaded).toHaveLength(2);
});

test.each([
  ['image/avif,image/webp,*/*', 'image/webp'],
  ['image/webp;q=0.8', 'image/webp'],
  ['*/*', '*/*'],
  ['image/webp;q=0, */*', '*/*'],
  ['image/webp ; q=0.0', '*/*'],
])(
  'normalizes the Accept header %s in the cache key and for the optimizer',
  async (accept, expected) => {
    const cacheKeys: unknown[] = [];
    const cache = new ImageCache(async ({ headers }) => {
      cacheKeys.push(headers.accept);
      return { status: 200, headers: {}, body: Buffer.from(String(headers.accept)) };
    });

    const { body } = await cache.load(requestOptions(picture, { accept }), waiter);

    expect([cacheKeys, body.toString()]).toEqual([[expected], expected]);
    expect((await cache.load(requestOptions(picture, { accept: expected }), waiter)).body).toBe(
      body,
    );
  },
);

test.each([
  ['a failure', 500, {}],
  ['a response without bytes', 200, { method: 'HEAD' }],
])('does not cache %s', async (_, status, options) => {
  const { cache, loaded } = aCache(status);

  for (let turns = 0; turns < 2; turns += 1)
    await cache.load(requestOptions(picture, options), waiter);

  expect(loaded).toHaveLength(2);
});
