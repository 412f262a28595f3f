import { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LOOKUP_HEADER } from '@/lib/render-context/lookups';
import { config, middleware } from '@/middleware';

const product = { slug: 'choynak-5' };

/** Stubs an API with one product; `null` means that the API does not respond. */
function api(known: Record<string, object> | null = { '/catalog/product/choynak-5': product }) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (!known) throw new TypeError('fetch failed');
    const data = known[new URL(url).pathname.replace('/api/v1', '')] ?? null;
    return Response.json({ status: data !== null, data }, { status: data === null ? 404 : 200 });
  });
  return requests;
}

afterEach(() => void vi.unstubAllGlobals());

async function outcome(address: string, headers: Record<string, string> = {}) {
  const { status, headers: responseHeaders } = await middleware(
    new NextRequest(`http://shop.test${address}`, { headers }),
  );
  const pathOf = (name: string) =>
    responseHeaders.get(name)?.replace('http://shop.test', '') ?? null;
  return {
    status,
    location: pathOf('location'),
    page: responseHeaders.has('x-middleware-next') ? address : pathOf('x-middleware-rewrite'),
    lookup: responseHeaders.has(`x-middleware-request-${LOOKUP_HEADER}`),
  };
}

const shown = (status: number, page: string, lookup = false) => ({
  status,
  location: null,
  page,
  lookup,
});
const moved = (status: 307 | 308, location: string) => ({
  status,
  location,
  page: null,
  lookup: false,
});
const bare = (status: number) => ({ status, location: null, page: null, lookup: false });
const russian = { cookie: 'NEXT_LOCALE=ru' };

test.each<[string, Record<string, string>, object]>([
  ['/', {}, shown(200, '/uz')],
  ['/ru', {}, shown(200, '/ru')],
  ['/about?from=footer', {}, shown(200, '/uz/about?from=footer')],
  ['/ru/about/?x=1', {}, moved(308, '/ru/about?x=1')],
  ['/about?x=1', russian, moved(307, '/ru/about?x=1')],
  ['/products/choynak-5', {}, shown(200, '/uz/products/choynak-5', true)],
  ['/products/boshqa-5', {}, shown(404, '/uz/404')],
  ['/ru/no/such/page', {}, shown(404, '/ru/404')],
  ['/about', { 'next-action': 'an-action' }, bare(405)],
  ['/%', {}, bare(400)],
])(
  'decides the status, page and language of %s with the headers %j (S2-25)',
  async (address, headers, expected) => {
    api();
    expect(await outcome(address, headers)).toEqual(expected);
  },
);

test('temporarily redirects a list with missing ids, keeping the rest of its query', async () => {
  api({ '/catalog/product': { count: 3, known_ids: { category: [], values: [7] } } });
  expect(await outcome('/ru/products?values=7&values=999')).toEqual(
    moved(307, '/ru/products?values=7'),
  );
});

test('responds with 503 when the API does not respond (B-32)', async () => {
  api(null);
  expect(await outcome('/products/choynak-5')).toEqual(bare(503));
  expect(await outcome('/about')).toEqual(shown(200, '/uz/about'));
});

test('sets the language cookie for a year on a page and a 404 with a prefix (S1-07)', async () => {
  api();
  for (const [address, expected] of [
    ['/ru/about', 'NEXT_LOCALE=ru'],
    ['/ru/no/such/page', 'NEXT_LOCALE=ru'],
    ['/about', null],
  ]) {
    const { headers } = await middleware(new NextRequest(`http://shop.test${address}`));
    const cookie = headers.get('set-cookie');
    if (expected === null) expect([address, cookie]).toEqual([address, null]);
    else expect(cookie).toMatch(/^NEXT_LOCALE=ru; Path=\/; .*Max-Age=31536000; SameSite=lax$/);
  }
});

test('does not set the cookie when it already matches the language of the page', async () => {
  api();
  const request = new NextRequest('http://shop.test/ru/about', { headers: russian });
  expect((await middleware(request)).headers.get('set-cookie')).toBeNull();
});

test("ignores the browser's language settings (S1-05)", async () => {
  api();
  expect(await outcome('/about', { 'accept-language': 'ru' })).toEqual(shown(200, '/uz/about'));
});

test.each([
  ['/products/boshqa-5', 404],
  ['/no/such/page', 404],
])('responds to %s with only the status %i for Prefer: return=minimal', async (address, status) => {
  api();
  expect(await outcome(address, { prefer: 'return=minimal' })).toEqual(bare(status));
});

const matched = new RegExp(`^${config.matcher}$`);

test.each([
  '/',
  '/ru',
  '/about',
  '/products/choynak-5',
  '/no.such',
  '/sitemap/other.xml.gz',
  '/api',
  '/manifest.webmanifest',
  '/robots.txt',
  // Paths that only resemble those of files.
  '/icon-foo.png',
  '/icon-1920.png',
  '/mark.svg.html',
  '/favicons',
  '/livezone',
  '/robots.txt.bak',
  '/sw.json',
])('the middleware handles %s', (path) => {
  expect(path).toMatch(matched);
});

test.each([
  '/_next/static/a.js',
  '/api/v1/catalog/product',
  '/media/a.jpg',
  '/preview/a',
  '/icon.svg',
  '/icons.svg',
  '/ikat.svg',
  '/mark.svg',
  '/icon-192.png',
  '/icon-maskable-512.png',
  '/sw.js',
  '/favicon.ico',
  '/sitemap.xml',
  '/sitemap/pages.xml.gz',
  '/sitemap/products-12.xml.gz',
  '/livez',
  '/readyz',
])('the middleware ignores %s, because it is not a page', (path) => {
  expect(path).not.toMatch(matched);
});

test.each([
  ['/%', {}, 'Bad request'],
  ['/about', { 'next-action': 'an-action' }, 'Method not allowed'],
  ['/products/choynak-5', {}, 'Service unavailable'],
])('rejects %s with the headers %j and the text "%s"', async (address, headers, text) => {
  api(null);
  const response = await middleware(new NextRequest(`http://shop.test${address}`, { headers }));

  expect(await response.text()).toBe(text);
});
