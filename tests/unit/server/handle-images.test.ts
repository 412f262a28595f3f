import { expect, test, vi } from 'vitest';
import { optimizedUrl } from '@/lib/next/addresses';
import { aStorefront } from './storefront';

const picture = '/media/a/b.webp';

test('forwards only the canonical URL of an image size to the optimizer', async () => {
  const requests: unknown[] = [];
  const get = await aStorefront({
    picture: async ({ url }) => {
      requests.push(url);
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    },
  });
  const others = [
    `${picture}#0`,
    `${picture}?`,
    `${picture}?a`,
    '/media/a//b.webp',
    '/media/%61/b.webp',
    '/media/a/b%2Ewebp',
    '/media/a%2fb.webp',
    '/media/./a/b.webp',
    ' /media/a/b.webp',
    '/media/a/b.webp%23',
    '/media/a/b.webp%3F',
    '/media/a\\b.webp',
    '//media/a/b.webp',
  ].map((path) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`);
  const own = optimizedUrl(picture, 64);
  const spellings = [
    `${own}&a=1`,
    `${own}&w=64`,
    `${own}#0`,
    `${own}&`,
    own.replace('w=64', 'w=064'),
    own.replace('/_next/image?', '/_next/image?&'),
    own.replace('%2F', '%2f'),
    own.replace('q=75', 'q=75.0'),
    `/_next/image?w=64&q=75&url=${encodeURIComponent(picture)}`,
    own.replace('%2F', '/'),
  ];

  for (const address of [...others, ...spellings]) {
    expect([address, (await get(address)).status]).toEqual([address, 400]);
  }
  expect(requests).toEqual([]);

  await get(own);
  expect(requests).toEqual([own]);
});

test.each(['/media/choynak 1.webp', '/media/choynak%201.webp', '/media/чойнак.webp'])(
  'accepts the image %s for the optimizer',
  async (path) => {
    const get = await aStorefront();

    expect((await get(optimizedUrl(path, 64))).status).toBe(200);
  },
);

test('lets other sites embed images, but no other responses', async () => {
  const get = await aStorefront({ api: (_req, res) => void res.end() });
  const policy = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  for (const path of [picture, optimizedUrl(picture, 64), '/preview/a/b.webp']) {
    expect([path, await policy(path)]).toEqual([path, 'cross-origin']);
  }
  for (const path of ['/products', '/api/v1/order/cart', '/media', '/sitemap.xml', '/livez']) {
    expect([path, await policy(path)]).toEqual([path, 'same-origin']);
  }
});

test.each([
  ['synchronously', () => throwing()],
  ['asynchronously', async () => throwing()],
])('sends the error page with status 500 if the optimizer fails %s (S8-15)', async (_, picture) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const get = await aStorefront({ picture });

  const response = await get('/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75');

  expect(response.status).toBe(500);
  expect(response.body.toString()).toMatch(/<h1>Sahifa ochilmadi<\/h1>.*500/s);
  vi.restoreAllMocks();
});

function throwing(): never {
  throw new Error('broken');
}
