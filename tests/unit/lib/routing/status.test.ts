import { afterEach, expect, test, vi } from 'vitest';
import { type Locale, PAGE_SIZE } from '@/lib/constants';
import { outcomeOf } from '@/lib/routing/status';

/** Stubs the API with data by path and 404 for other paths. Returns the requested paths. */
function stubReads(known: Record<string, unknown>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url);
    const address = pathname.replace('/api/v1', '') + search;
    requests.push(address);
    const data = known[address];
    const status = data === undefined ? 404 : 200;
    return Response.json({ status: status === 200, data: data ?? null }, { status });
  });
  return requests;
}

function stubEveryRead(data: unknown) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return Response.json({ status: true, data });
  });
  return requests;
}

afterEach(() => void vi.unstubAllGlobals());

function outcome(address: string, locale: Locale = 'uz') {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return outcomeOf({ path: pathname, query: searchParams, locale, scope: null });
}

test.each([
  '/',
  '/about',
  '/products',
  '/products?sort=new',
  '/products?search=choy&price_max=5',
  '/products?page=1',
  '/post',
  '/post?page=1',
  '/user/orders',
])('needs no API request for %s (B-35)', async (address) => {
  const requests = stubReads({});

  expect(await outcome(address)).toEqual({ kind: 'page' });
  expect(requests).toEqual([]);
});

test.each([
  ['/products/choynak-5', '/catalog/product/choynak-5', { slug: 'choynak-5' }],
  ['/products/choynak-5/reviews', '/catalog/product/choynak-5', { slug: 'choynak-5' }],
  ['/post/bahor-3', '/post/detail/3', { slug: 'bahor-3' }],
  ['/info/menu/filial-8', '/menu/detail/8', { slug: 'filial-8' }],
  ['/news', '/post/group/news', { kind: 'post', categories: [] }],
  ['/post?page=2', '/post/list?page=2&size=9', { count: 10 }],
])(
  'decides the status of %s with one request and passes its data to the page (B-35)',
  async (address, call, data) => {
    const requests = stubReads({ [call]: data });

    expect(await outcome(address)).toMatchObject({ kind: 'page', lookup: { data } });
    expect(requests).toEqual([call]);
  },
);

test.each([
  ['/products?values=7&values=999', '?values=7'],
  ['/products?category=5&values=7', '?values=7'],
  ['/products?category=5&sort=new&page=9', '?sort=new&page=9'],
])('removes ids that do not exist by redirecting %s to %s', async (address, search) => {
  const values = search.includes('7') ? [7] : [];
  const requests = stubEveryRead({ count: 300, known_ids: { category: [], values } });

  expect(await outcome(address)).toEqual({ kind: 'moved', path: '/products', search });
  expect(requests).toHaveLength(1);
});

test.each([
  { count: 30 },
  ...[null, 'all', { category: [5] }, { values: [7] }].map((known_ids) => ({ known_ids })),
])('does not redirect a list if the reported known ids are incomplete: %j', async (data) => {
  stubEveryRead(data);

  expect(await outcome('/products?category=5&values=7')).toMatchObject({
    kind: 'page',
    lookup: { data },
  });
});

test('does not redirect a list whose ids all exist', async () => {
  stubEveryRead({ count: 3, known_ids: { category: [5], values: [7] } });

  expect(await outcome('/products?category=5&values=7')).toMatchObject({ kind: 'page' });
});

test.each(['menu=oshxona', 'collection=bahor', 'sale=3', 'category=5', 'values=7', 'page=2'])(
  'sends one API request to check whether a list with %s exists',
  async (query) => {
    const requests = stubEveryRead({ count: 300 });

    expect(await outcome(`/products?${query}`)).toMatchObject({ kind: 'page' });
    expect(requests).toEqual([expect.stringContaining(query)]);
  },
);

test.each([
  ['/products?menu=oshxona', 0, 'page'],
  ['/products?page=2', PAGE_SIZE, 'gone'],
  ['/products?page=2', PAGE_SIZE + 1, 'page'],
  ['/products?page=3', 2 * PAGE_SIZE, 'gone'],
  ['/products?page=2', null, 'page'],
])('decides the status of %s by the product count %j: %s', async (address, count, kind) => {
  stubEveryRead({ count });

  expect(await outcome(address)).toMatchObject({ kind });
});

test.each([
  ['/products/boshqa-5', '/catalog/product/boshqa-5', '/products/choynak-5'],
  ['/products/boshqa-5/reviews', '/catalog/product/boshqa-5', '/products/choynak-5/reviews'],
])('redirects %s to the canonical slug of the product (S2-28)', async (address, call, path) => {
  stubReads({ [call]: { slug: 'choynak-5' } });

  expect(await outcome(address)).toEqual({ kind: 'moved', path });
});

test.each([
  ['/products/choynak', []],
  ['/products/choynak-5', ['/catalog/product/choynak-5']],
  ['/post/bahor', []],
  ['/no-such', ['/post/group/no-such']],
  ['/No', []],
  ['/news.html', []],
  ['/no-such/category/x-5', ['/post/group/no-such']],
  ['/404', []],
  ['/a/b', []],
  ['/post?page=3', ['/post/list?page=3&size=9']],
])('decides that %s does not exist after requesting %j (S2-25)', async (address, calls) => {
  const requests = stubReads({ '/post/list?page=3&size=9': { count: 18 } });

  expect(await outcome(address)).toEqual({ kind: 'gone', status: 404 });
  expect(requests).toEqual(calls);
});

test.each([
  '/products/choynak-5',
  '/products?menu=oshxona',
  '/post/bahor-3',
  '/post?page=2',
  '/info/menu/filial-8',
  '/news',
  '/news/category/savdo-7',
])(
  'responds to %s with 503 instead of 404 when the API does not respond (B-32)',
  async (address) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));

    expect(await outcome(address)).toEqual({ kind: 'gone', status: 503 });
  },
);

test.each([
  [400, 404],
  [404, 404],
  [410, 410],
  [422, 404],
  [401, 503],
  [500, 503],
  [502, 503],
])('maps the API status %i to the page status %i', async (apiStatus, status) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: false, data: null }, { status: apiStatus }),
  );

  expect(await outcome('/products/choynak-5')).toEqual({ kind: 'gone', status });
});

test.each(['uz', 'ru'] as const)("requests a page's data in its language, %s", async (locale) => {
  const languages: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    languages.push(new Headers(headers).get('accept-language'));
    return Response.json({ status: true, data: { slug: 'choynak-5' } });
  });
  await outcome('/products/choynak-5', locale);

  expect(languages).toEqual([locale]);
});

test('redirects /contacts to /info/contacts (B-71)', async () => {
  expect(await outcome('/contacts')).toEqual({ kind: 'moved', path: '/info/contacts' });
});

test('addresses person categories by id and post categories by slug (S2-34, S2-35)', async () => {
  const categories = [{ id: 7, slug: 'savdo-7' }];
  stubReads({
    '/post/group/team': { kind: 'person', categories },
    '/post/group/news': { kind: 'post', categories },
  });

  expect(await outcome('/team/category/7')).toMatchObject({ kind: 'page' });
  expect(await outcome('/team/category/savdo-7')).toMatchObject({ kind: 'page' });
  expect(await outcome('/team/category/boshqa-7')).toEqual({
    kind: 'moved',
    path: '/team/category/7',
  });
  expect(await outcome('/news/category/savdo-7')).toMatchObject({ kind: 'page' });
  expect(await outcome('/news/category/7')).toEqual({
    kind: 'moved',
    path: '/news/category/savdo-7',
  });
  expect(await outcome('/news/category/x-8')).toEqual({ kind: 'gone', status: 404 });
});

test('finds no category in a group without categories', async () => {
  stubEveryRead({ kind: 'post', categories: null });

  expect(await outcome('/news/category/savdo-7')).toEqual({ kind: 'gone', status: 404 });
});

test("does not redirect when the API's data is not an object", async () => {
  stubEveryRead('text');

  expect(await outcome('/products/choynak-5')).toMatchObject({ kind: 'page' });
});
