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
  rating: number;
  is_express: boolean;
  sub_product: number;
  has_options: boolean;
};
type List = { results: Product[]; count: number };

/** Reads a product list from the API, to compare it with what a page shows. */
export async function listOf(request: APIRequestContext, query: string, locale = 'uz') {
  const response = await request.get(`/api/v1/catalog/product?${query}`, {
    headers: { 'Accept-Language': locale },
  });
  const { data }: { data: List } = await response.json();
  return data;
}

export async function firstProduct(request: APIRequestContext, query = '', locale = 'uz') {
  const { results } = await listOf(request, `size=1&${query}`, locale);
  const [product] = results;
  if (!product) throw new Error(`There is no product for the query ${query}`);
  return product;
}

/** Returns the card of the product in a list. */
export function cardOf(page: Page, name: string): Locator {
  const link = page.getByRole('link', { name, exact: true });
  return page.getByRole('article').filter({ has: link });
}

/** Opens the page of the first matching product and hydrates it. */
export async function openFirstProduct(page: Page, request: APIRequestContext, query = '') {
  const product = await firstProduct(request, query);
  await page.goto(`/products/${product.slug}`);
  await hydrate(page);
  return product;
}

/**
 * Adds the product to the cart on its own page and waits for the response. Another open tab may
 * send the request instead, because tabs share their unsent changes.
 */
export async function putInCart(page: Page, t: Words, path: string) {
  await page.goto(path.startsWith('/') ? path : `/products/${path}`);
  const tabs = page.context();
  let isAdded = false;
  tabs.on('response', (response) => {
    isAdded ||= isOfCart(response.request(), 'POST');
  });
  // After the tab has processed the response, it reloads the cart, and no intent is pending any
  // more.
  const isRead = tabs.waitForEvent('request', (request) => isAdded && isOfCart(request, 'GET'));
  const needsSize = page.getByRole('link', { name: t('product.chooseSize') }).first();
  if (await needsSize.isVisible()) await page.locator('#sizes input:enabled').first().check();
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  await isRead;
}

function isOfCart(request: Request, method: string): boolean {
  return request.method() === method && request.url().endsWith('/order/cart');
}

/** Selects a region by index and its first district, each as soon as its options have loaded. */
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

/** Collects the API requests that the page's scripts send from now on. */
export function apiCalls(page: Page): ApiCall[] {
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, headers: request.headers() });
  });
  return calls;
}

/**
 * Navigates from the home page to the cart. The pages in between read and write browser storage.
 */
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

/** Returns the variant that the product page selects when it opens. */
export async function firstInStock(request: APIRequestContext, slug: string): Promise<SubProduct> {
  const response = await request.get(`/api/v1/catalog/product/short/${slug}`);
  const { data }: { data: { sub_products: SubProduct[] } } = await response.json();
  const found = data.sub_products.find(({ amount }) => amount > 0);
  if (!found) throw new Error(`${slug} is out of stock`);
  return found;
}

/**
 * Returns the filters next to the list. In a narrow window, opens the drawer with the filters and
 * returns the drawer.
 */
export async function filters(page: Page, t: Words) {
  const opener = page.getByRole('button', { name: t('catalog.filters') });
  if (!(await opener.isVisible())) return page.getByRole('complementary');
  await opener.click();
  return page.getByRole('dialog');
}

/** On phones, closes the filters with the button that states the number of products found. */
export async function showFound(fields: Locator, t: Words, count: number) {
  if ((await fields.getAttribute('role')) !== 'dialog') return;
  await fields
    .getByRole('button', { name: t('catalog.showFound', { count, shown: count }) })
    .click();
}

/** A query that finds a product whose only variant is in stock. */
export const BUYABLE = 'search=Kir quritgich Toza';

/**
 * Presses the button that increases the initial quantity before hydration, and expects the page to
 * show that the press waits for React.
 */
export async function pressMore(page: Page, request: APIRequestContext, t: Words) {
  const { slug, name } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  const label = t('cart.increase', { name });
  const more = page.getByRole('main').getByRole('button', { name: label }).first();
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await expect(more).toHaveCSS('scale', '0.95');
  return more;
}
