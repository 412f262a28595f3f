import { afterEach, expect, test, vi } from 'vitest';
import { outcomeOf } from '@/lib/routing/status';

/** The API's answers by address; anything else it does not know. */
function answers(known: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url);
    const address = pathname.replace('/api/v1', '') + search;
    asked.push(address);
    const data = known[address];
    const status = data === undefined ? 404 : 200;
    return Response.json({ status: status === 200, data: data ?? null }, { status });
  });
  return asked;
}

function answersAnything(data: unknown) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ status: true, data });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

function outcome(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return outcomeOf({ path: pathname, query: searchParams, locale: 'uz' });
}

test.each(['/', '/about', '/products', '/products?sort=new', '/post', '/user/orders'])(
  '%s needs no call of the API (B-35)',
  async (address) => {
    const asked = answers({});

    expect(await outcome(address)).toEqual({ kind: 'page' });
    expect(asked).toEqual([]);
  },
);

test.each([
  ['/products/choynak-5', '/catalog/product/choynak-5', { slug: 'choynak-5' }],
  ['/products/choynak-5/reviews', '/catalog/product/choynak-5', { slug: 'choynak-5' }],
  ['/post/bahor-3', '/post/detail/3', { slug: 'bahor-3' }],
  ['/info/menu/filial-8', '/menu/detail/8', { slug: 'filial-8' }],
  ['/news', '/post/group/news', { kind: 'post', categories: [] }],
  ['/post?page=2', '/post/list?page=2&size=9', { count: 10 }],
])(
  '%s is a page by one call, whose answer goes to the page (B-35)',
  async (address, call, data) => {
    const asked = answers({ [call]: data });

    expect(await outcome(address)).toMatchObject({ kind: 'page', lookup: { data } });
    expect(asked).toEqual([call]);
  },
);

test.each([
  ['/products?values=7&values=999', '?values=7'],
  ['/products?category=5&values=7', '?values=7'],
  ['/products?category=5&sort=new&page=9', '?sort=new&page=9'],
])('%s moves to %s: its other ids do not exist', async (address, search) => {
  const values = search.includes('7') ? [7] : [];
  const asked = answersAnything({ count: 300, known_ids: { category: [], values } });

  expect(await outcome(address)).toEqual({ kind: 'moved', path: '/products', search });
  expect(asked).toHaveLength(1);
});

test('an API that says nothing of ids leaves the list as it is', async () => {
  const data = { count: 30 };
  answersAnything(data);

  expect(await outcome('/products?values=7')).toMatchObject({ kind: 'page', lookup: { data } });
});

test.each([
  ['/products/boshqa-5', '/catalog/product/boshqa-5', '/products/choynak-5'],
  ['/products/boshqa-5/reviews', '/catalog/product/boshqa-5', '/products/choynak-5/reviews'],
])('%s moves to the own slug of the product (S2-28)', async (address, call, path) => {
  answers({ [call]: { slug: 'choynak-5' } });

  expect(await outcome(address)).toEqual({ kind: 'moved', path });
});

test.each([
  ['/products/choynak', []],
  ['/products/choynak-5', ['/catalog/product/choynak-5']],
  ['/post/bahor', []],
  ['/no-such', ['/post/group/no-such']],
  ['/No', []],
  ['/404', []],
  ['/a/b', []],
  ['/post?page=3', ['/post/list?page=3&size=9']],
])('%s is unknown after %j (S2-25)', async (address, calls) => {
  const asked = answers({ '/post/list?page=3&size=9': { count: 18 } });

  expect(await outcome(address)).toEqual({ kind: 'gone', status: 404 });
  expect(asked).toEqual(calls);
});

test('without an answer of the API a page is unavailable, not unknown (B-32)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));

  expect(await outcome('/products/choynak-5')).toEqual({ kind: 'gone', status: 503 });
});

test('/contacts has moved (B-71)', async () => {
  expect(await outcome('/contacts')).toEqual({ kind: 'moved', path: '/info/contacts' });
});

test('persons are found by the bare id, posts by the whole slug (S2-34, S2-35)', async () => {
  const categories = [{ id: 7, slug: 'savdo-7' }];
  answers({
    '/post/group/team': { kind: 'person', categories },
    '/post/group/news': { kind: 'post', categories },
  });

  expect(await outcome('/team/category/7')).toMatchObject({ kind: 'page' });
  expect(await outcome('/news/category/savdo-7')).toMatchObject({ kind: 'page' });
  expect(await outcome('/news/category/7')).toEqual({
    kind: 'moved',
    path: '/news/category/savdo-7',
  });
  expect(await outcome('/news/category/x-8')).toEqual({ kind: 'gone', status: 404 });
});
