import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import { aFaultyApi } from '@/tests/support/stub/faulty-api';
import { aPort, launchStorefront, type Running } from './processes';

let api: Awaited<ReturnType<typeof aFaultyApi>>;
let storefront: Running;
let web = '';

beforeAll(async () => {
  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  api = await aFaultyApi(inject('apiUrl'));
  storefront = await launchStorefront(port, {
    API_URL: api.url,
    PAGE_FRESH_SECONDS: '3600',
    RENDERERS: '1',
  });
  // Rendering these pages memoizes the site-wide reads, so the tests see only the page's own reads.
  await sendRequest(web, '/');
  await sendRequest(web, `/products/${await slugAt(1, '/catalog/product?size=2')}`);
});

afterAll(async () => {
  storefront.signal('SIGKILL');
  await storefront.ended;
  api.close();
});

/** Returns the API requests that rendering a page sends. */
async function readsOf(path: string): Promise<string[]> {
  const before = api.calls();
  const { status } = await sendRequest(web, path);
  expect([path, status]).toEqual([path, 200]);
  return api.requests().slice(before).sort();
}

const firstSlug = (path: string) => slugAt(0, path);

async function slugAt(index: number, path: string): Promise<string> {
  const { body } = await sendRequest(inject('apiUrl'), `/api/v1${path}`);
  return JSON.parse(body.toString()).data.results[index].slug;
}

test('renders a page from the same read that determined its status', async () => {
  const [product, post] = await Promise.all([
    firstSlug('/catalog/product?size=1'),
    firstSlug('/post/list?size=1'),
  ]);
  const id = /\d+$/.exec(post)?.[0];

  expect(await readsOf(`/products/${product}`)).toEqual([
    `/api/v1/catalog/product/${product}`,
    `/api/v1/catalog/product/${product}/review?size=3`,
    `/api/v1/catalog/product/${product}/similar?size=5`,
  ]);
  expect(await readsOf(`/post/${post}`)).toEqual([
    `/api/v1/post/detail/${id}`,
    '/api/v1/post/list?page=1&size=5',
  ]);
});

test('sends one search request per list page, whatever its parameters', async () => {
  const menu = await firstSlug('/catalog/category');
  for (const query of [`menu=${menu}`, 'page=2', `menu=${menu}&price_min=1000&sort=new`]) {
    const reads = await readsOf(`/products?${query}`);
    expect(reads, query).toEqual([expect.stringMatching(/^\/api\/v1\/catalog\/product\?/)]);
  }
});

test('sends one search request even if it finds nothing', async () => {
  await readsOf('/products?search=qqqqwwwwa');

  expect(await readsOf('/products?search=qqqqwwwwb')).toEqual([
    expect.stringMatching(/^\/api\/v1\/catalog\/product\?.*search=qqqqwwwwb/),
  ]);
});

test('reads moved or missing content only once', async () => {
  const product = await firstSlug('/catalog/product?size=1');
  const id = /\d+$/.exec(product)?.[0];
  for (const [path, status, calls] of [
    ['/products/none-99999999', 404, ['/api/v1/catalog/product/none-99999999']],
    [`/ru/products/other-${id}`, 308, [`/api/v1/catalog/product/other-${id}`]],
    ['/ru/contacts/', 308, []],
    ['/no/such/page', 404, []],
  ] as const) {
    const before = api.calls();
    const responses = [await sendRequest(web, path), await sendRequest(web, path)];
    expect([path, ...responses.map((response) => response.status)]).toEqual([path, status, status]);
    expect(api.requests().slice(before)).toEqual(calls);
  }
});

test('reads the name of a sale or collection once per list', async () => {
  const banners = await sendRequest(inject('apiUrl'), '/api/v1/catalog/banner');
  const { results } = JSON.parse(banners.body.toString()).data;
  const sale: number = results.find((banner: { sale: object | null }) => banner.sale).sale.id;
  const collection = await firstSlug('/catalog/collection');
  const search = expect.stringMatching(/^\/api\/v1\/catalog\/product\?/);

  expect(await readsOf(`/products?sale=${sale}`)).toEqual([search, `/api/v1/sale/detail/${sale}`]);
  expect(await readsOf(`/products?collection=${collection}`)).toEqual([
    '/api/v1/catalog/collection?size=1',
    search,
  ]);
});

test('shares site-wide reads between all pages', async () => {
  expect(await readsOf('/liked')).toEqual([]);
  expect(await readsOf('/info/menu')).toEqual([]);
});
