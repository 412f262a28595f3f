import { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BARE_STATUS_HEADER, DECIDED_HEADER, LOOKUP_HEADER } from '@/lib/process/lookups';
import { config, middleware } from '@/middleware';

const product = { slug: 'choynak-5' };

/** The API has one product; `null` is an API that does not answer. */
function api(known: Record<string, object> | null = { '/catalog/product/choynak-5': product }) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!known) throw new TypeError('fetch failed');
    const data = known[new URL(url).pathname.replace('/api/v1', '')] ?? null;
    return Response.json({ status: data !== null, data }, { status: data === null ? 404 : 200 });
  });
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
    decided: answered.get(DECIDED_HEADER),
    lookup: answered.has(`x-middleware-request-${LOOKUP_HEADER}`),
  };
}

const shown = (status: number, page: string, lookup = false) => ({
  ...{ status, location: null, page, decided: String(status), lookup },
});
const moved = (status: 307 | 308, location: string) => ({
  ...{ status, location, page: null, decided: null, lookup: false },
});
const bare = (status: number) => ({
  ...{ status, location: null, page: null, decided: null, lookup: false },
});
const russian = { cookie: 'NEXT_LOCALE=ru' };

test.each<[string, Record<string, string>, object]>([
  ['/', {}, shown(200, '/uz')],
  ['/ru', {}, shown(200, '/ru')],
  ['/about?from=footer', {}, shown(200, '/uz/about?from=footer')],
  ['/ru/about', {}, shown(200, '/ru/about')],
  ['/uz/about', {}, moved(308, '/about')],
  ['/about/', {}, moved(308, '/about')],
  ['/ru/about/?x=1', {}, moved(308, '/ru/about?x=1')],
  ['/about?x=1', russian, moved(307, '/ru/about?x=1')],
  ['/', russian, moved(307, '/ru')],
  ['/ru/about', russian, shown(200, '/ru/about')],
  ['/uz/about', russian, moved(308, '/about')],
  ['/contacts', {}, moved(308, '/info/contacts')],
  ['/ru/contacts', {}, moved(308, '/ru/info/contacts')],
  ['/products/choynak-5', {}, shown(200, '/uz/products/choynak-5', true)],
  ['/products/boshqa-5', {}, shown(404, '/uz/404')],
  ['/ru/no/such/page', {}, shown(404, '/ru/404')],
  ['/no-such', { [BARE_STATUS_HEADER]: '1' }, bare(404)],
  ['/about', { 'next-action': 'an-action' }, bare(405)],
  ['/%', {}, bare(400)],
])(
  '%s with the headers %j has one status, page and language (S2-25)',
  async (address, headers, expected) => {
    api();
    expect(await outcome(address, headers)).toEqual(expected);
  },
);

test('a wrong slug moves to the own one in the language of the path (S2-28)', async () => {
  api({ '/catalog/product/boshqa-5': product });
  expect(await outcome('/products/boshqa-5?option=7')).toEqual(
    moved(308, '/products/choynak-5?option=7'),
  );
  expect(await outcome('/ru/products/boshqa-5')).toEqual(moved(308, '/ru/products/choynak-5'));
});

test('a list without some of its ids is elsewhere for now, with its own query', async () => {
  api({ '/catalog/product': { count: 3, known_ids: { category: [], values: [7] } } });
  expect(await outcome('/ru/products?values=7&values=999')).toEqual(
    moved(307, '/ru/products?values=7'),
  );
});

test('without an answer of the API a page is unavailable, in either language (B-32)', async () => {
  api(null);
  expect(await outcome('/products/choynak-5')).toEqual(bare(503));
  expect(await outcome('/ru/products/choynak-5')).toEqual(bare(503));
  expect(await outcome('/about')).toEqual(shown(200, '/uz/about'));
});

const matched = new RegExp(`^${config.matcher}$`);

test.each([
  ...['/', '/ru', '/about', '/products/choynak-5', '/no.such'],
  ...['/sitemap/other.xml.gz', '/api', '/manifest.webmanifest'],
  // Addresses that only begin like a file.
  ...['/mark.svg.html', '/favicons', '/livezone', '/robots.txt.bak', '/sw.json'],
])('%s is decided here', (path) => {
  expect(path).toMatch(matched);
});

test.each([
  ...['/_next/static/a.js', '/api/v1/catalog/product', '/media/a.jpg', '/preview/a'],
  ...['/icon.svg', '/icons.svg', '/ikat.svg', '/mark.svg', '/icon-192.png', '/sw.js'],
  ...['/favicon.ico', '/robots.txt', '/sitemap.xml', '/sitemap/pages.xml.gz'],
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
