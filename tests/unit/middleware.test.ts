import { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DECIDED_HEADER, LOOKUP_HEADER } from '@/lib/process/lookups';
import { config, middleware } from '@/middleware';

const product = { slug: 'choynak-5' };

/** The API has one product; `null` is an API that does not answer. */
function api(known: Record<string, object> | null = { '/catalog/product/choynak-5': product }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!known) throw new TypeError('fetch failed');
    const data = known[new URL(url).pathname.replace('/api/v1', '')] ?? null;
    return Response.json({ status: data !== null, data }, { status: data === null ? 404 : 200 });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

async function outcome(address: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await middleware(
    new NextRequest(`http://shop.test${address}`, { headers }),
  );
  const pathOf = (name: string) => answered.get(name)?.replace('http://shop.test', '') ?? null;
  return {
    status,
    location: pathOf('location'),
    page: pathOf('x-middleware-rewrite'),
    lookup: answered.has(`x-middleware-request-${LOOKUP_HEADER}`),
  };
}

const shown = (status: number, page: string, lookup = false) => ({
  ...{ status, location: null, page, lookup },
});
const moved = (status: 307 | 308, location: string) => ({
  ...{ status, location, page: null, lookup: false },
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
  'without a storefront, %s with the headers %j has one status, page and language (S2-25)',
  async (address, headers, expected) => {
    api();
    expect(await outcome(address, headers)).toEqual(expected);
  },
);

test('a list without some of its ids is elsewhere for now, with its own query', async () => {
  api({ '/catalog/product': { count: 3, known_ids: { category: [], values: [7] } } });
  expect(await outcome('/ru/products?values=7&values=999')).toEqual(
    moved(307, '/ru/products?values=7'),
  );
});

test('without an answer of the API a page is unavailable (B-32)', async () => {
  api(null);
  expect(await outcome('/products/choynak-5')).toEqual(bare(503));
  expect(await outcome('/about')).toEqual(shown(200, '/uz/about'));
});

test.each([
  ['/ru/products/boshqa-5?option=1', '200', shown(200, '/ru/products/boshqa-5?option=1')],
  ['/', '200', shown(200, '/uz')],
  ['/404', '404', shown(404, '/uz/404')],
])('what the storefront has decided of %s is shown without a call', async (...row) => {
  const [address, decided, expected] = row;
  const asked = api();
  expect(await outcome(address, { ...russian, [DECIDED_HEADER]: decided })).toEqual(expected);
  expect(asked).toEqual([]);
});

const matched = new RegExp(`^${config.matcher}$`);

test.each([
  ...['/', '/ru', '/about', '/products/choynak-5', '/no.such'],
  ...['/sitemap/other.xml.gz', '/api', '/manifest.webmanifest', '/robots.txt'],
  // Addresses that only begin like a file.
  ...['/mark.svg.html', '/favicons', '/livezone', '/robots.txt.bak', '/sw.json'],
])('%s is decided here', (path) => {
  expect(path).toMatch(matched);
});

test.each([
  ...['/_next/static/a.js', '/api/v1/catalog/product', '/media/a.jpg', '/preview/a'],
  ...['/icon.svg', '/icons.svg', '/ikat.svg', '/mark.svg', '/icon-192.png', '/sw.js'],
  ...['/favicon.ico', '/sitemap.xml', '/sitemap/pages.xml.gz'],
  ...['/sitemap/products-12.xml.gz', '/livez', '/readyz'],
])('%s is no page: it is answered without a decision', (path) => {
  expect(path).not.toMatch(matched);
});

test.each([
  ['/%', {}, 'Bad request'],
  ['/about', { 'next-action': 'an-action' }, 'Method not allowed'],
  ['/products/choynak-5', {}, 'Service unavailable'],
])('%s with the headers %j is refused as a %s', async (address, headers, text) => {
  api(null);
  const answer = await middleware(new NextRequest(`http://shop.test${address}`, { headers }));

  expect(await answer.text()).toBe(text);
});
