import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '@/lib/constants';
import { decide } from '@/lib/routing/decide';

const product = { slug: 'choynak-5' };
let requests: string[] = [];

/** Stubs the API with these resources; `null` means that the API does not respond. */
function api(known: Record<string, object> | null = { '/catalog/product/choynak-5': product }) {
  requests = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (!known) throw new TypeError('fetch failed');
    const path = new URL(url).pathname.replace('/api/v1', '');
    requests.push(`${new Headers(headers).get('accept-language')} ${path}`);
    const data = known[path] ?? null;
    return Response.json({ status: data !== null, data }, { status: data === null ? 404 : 200 });
  });
}

afterEach(() => void vi.unstubAllGlobals());

function decided(address: string, chosenLocale: Locale = 'uz') {
  const { pathname, searchParams: query } = new URL(`http://shop.test${address}`);
  return decide({ pathname, query, chosenLocale, scope: null });
}

const page = (locale: Locale, path: string) => ({ kind: 'page', locale, path });
const redirect = (status: 307 | 308, path: string) => ({ kind: 'redirect', status, path });
const gone = (locale: Locale) => ({ kind: 'gone', locale, status: 404 });

test.each<[string, Locale, object]>([
  ['/', 'uz', page('uz', '/')],
  ['/ru', 'uz', page('ru', '/')],
  ['/about?from=footer', 'uz', page('uz', '/about')],
  ['/ru/about', 'uz', page('ru', '/about')],
  ['/ru/about', 'ru', page('ru', '/about')],
  ['/uz/about', 'uz', redirect(308, '/about')],
  ['/about/', 'uz', redirect(308, '/about')],
  ['/ru//about/', 'uz', redirect(308, '/ru/about')],
  ['/info/f%61q', 'uz', redirect(308, '/info/faq')],
  ['/about', 'ru', redirect(307, '/ru/about')],
  ['/', 'ru', redirect(307, '/ru')],
  ['/products/choynak-5', 'ru', redirect(307, '/ru/products/choynak-5')],
  ['/uz/about', 'ru', redirect(308, '/about')],
  ['/contacts', 'uz', redirect(308, '/info/contacts')],
  ['/uz/contacts/', 'uz', redirect(308, '/info/contacts')],
  ['/ru/contacts', 'uz', redirect(308, '/ru/info/contacts')],
  ['/products/choynak', 'uz', gone('uz')],
  ['/ru/no/such/page', 'uz', gone('ru')],
  ['/xx/products', 'uz', gone('uz')],
])(
  'decides the response to %s for the language %s without the API (S2-25, B-33)',
  async (...row) => {
    const [address, chosenLocale, expected] = row;
    api();
    expect(await decided(address, chosenLocale)).toEqual(expected);
    expect(requests).toEqual([]);
  },
);

test("passes the API's data to the page (B-35)", async () => {
  api();
  const lookup = { name: 'product.get', sent: { params: product }, data: product };
  expect(await decided('/ru/products/choynak-5')).toEqual({
    ...page('ru', '/products/choynak-5'),
    lookup,
  });
  expect(requests).toEqual(['ru /catalog/product/choynak-5']);
});

test('shows the not-found page in the language of its path (S2-25)', async () => {
  api();
  expect(await decided('/ru/products/boshqa-9')).toEqual(gone('ru'));
});

test.each([
  ['/products/boshqa-5?option=7', '/products/choynak-5'],
  ['/ru/products/boshqa-5', '/ru/products/choynak-5'],
  ['/uz/products/boshqa-5/', '/products/choynak-5'],
  ['/products/choynak-5/', '/products/choynak-5'],
])('redirects %s to its canonical path once (S2-28, B-33)', async (address, path) => {
  api({ '/catalog/product/boshqa-5': product, '/catalog/product/choynak-5': product });
  expect(await decided(address)).toEqual(redirect(308, path));
});

test('temporarily redirects a list with unknown ids to its URL without them', async () => {
  api({ '/catalog/product': { count: 3, known_ids: { category: [], values: [7] } } });
  expect(await decided('/ru/products?values=7&values=999')).toEqual({
    ...redirect(307, '/ru/products'),
    search: '?values=7',
  });
});

test('shows the unavailable page in the language of the path when the API fails (B-32)', async () => {
  api(null);
  expect(await decided('/products/choynak-5')).toEqual({ ...gone('uz'), status: 503 });
  expect(await decided('/ru/products/choynak-5')).toEqual({ ...gone('ru'), status: 503 });
  expect(await decided('/about')).toEqual(page('uz', '/about'));
});
