import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type Request,
  type Words,
} from './fixtures';
import { hydrate } from './hydration';

type Product = {
  id: number;
  slug: string;
  name: string;
  amount: number;
  sub_product: number;
};
type List = { results: Product[]; count: number };

/** The shop's own answers, for what a test expects a page to show. */
export async function listOf(request: APIRequestContext, query: string, locale = 'uz') {
  const answer = await request.get(`/api/v1/catalog/product?${query}`, {
    headers: { 'Accept-Language': locale },
  });
  const { data }: { data: List } = await answer.json();
  return data;
}

export async function firstProduct(request: APIRequestContext, query = '', locale = 'uz') {
  const { results } = await listOf(request, `size=1&${query}`, locale);
  const [product] = results;
  if (!product) throw new Error(`no product for ${query}`);
  return product;
}

/** Opens the page of the first product that is found, hydrated. */
export async function openFirstProduct(page: Page, request: APIRequestContext, query = '') {
  const product = await firstProduct(request, query);
  await page.goto(`/products/${product.slug}`);
  await hydrate(page);
  return product;
}

/** Puts the product into the cart on its own page, as a shopper does, who waits for the answer. */
export async function putInCart(page: Page, t: Words, path: string) {
  await page.goto(path.startsWith('/') ? path : `/products/${path}`);
  let isAdded = false;
  page.on('response', (answer) => {
    isAdded ||= isOfCart(answer.request(), 'POST');
  });
  // The page has read the answer once it requests the cart again: no intent is left.
  const isRead = page.waitForRequest((request) => isAdded && isOfCart(request, 'GET'));
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  await isRead;
}

function isOfCart(request: Request, method: string): boolean {
  return request.method() === method && request.url().endsWith('/order/cart');
}

/** A region by its place among all, and the first of its districts, as soon as each can be chosen. */
export async function chooseDistrict(form: Page | Locator, t: Words, { region: index = 1 } = {}) {
  const region = form.getByLabel(t('geo.region'));
  await region.focus();
  await expect(region.getByRole('option')).not.toHaveCount(1);
  await region.selectOption({ index });
  const district = form.getByLabel(t('geo.district'));
  await expect(district.getByRole('option')).not.toHaveCount(1);
  await district.selectOption({ index: 1 });
}

export const badge = (page: Page, t: Words, count: number) =>
  page.getByRole('link', { name: t('header.cartCount', { count }) }).filter({ visible: true });

type ApiCall = { path: string; headers: Record<string, string> };

/** The calls of the page's scripts from now on. */
export function apiCalls(page: Page): ApiCall[] {
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, headers: request.headers() });
  });
  return calls;
}

/** As a shopper goes: what the browser stores is read and written on the way. */
export async function browseToCart(page: Page, t: Words, { slug, name }: Product) {
  for (const path of ['/', '/liked', '/products?search=choynak']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await putInCart(page, t, slug);
  await expect(badge(page, t, 1)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('listitem', { name })).toBeVisible();
}

type SubProduct = {
  id: number;
  price: number;
  discounted_price: number | null;
  amount: number;
};

/** The variant that the product page selects when it opens. */
export async function firstInStock(request: APIRequestContext, slug: string): Promise<SubProduct> {
  const answer = await request.get(`/api/v1/catalog/product/short/${slug}`);
  const { data }: { data: { sub_products: SubProduct[] } } = await answer.json();
  const found = data.sub_products.find(({ amount }) => amount > 0);
  if (!found) throw new Error(`${slug} is sold out`);
  return found;
}
