import { type APIRequestContext, expect, type Page, type Words } from './fixtures';
import { firstInStock, firstProduct, putInCart } from './shop';
import type { Shopper } from './shopper';

const BUYABLE = 'search=Sado Pro 2';
export const PHONE = '+998 90 123-45-67';

export const confirm = (page: Page) => page.locator('button[type="submit"]', { hasText: /\d/ });

/** Goes from a product page to the checkout of one unit and signs in on the way. */
export async function toCheckout(page: Page, request: APIRequestContext, t: Words, prefix = '') {
  const product = await firstProduct(request, BUYABLE, prefix === '' ? 'uz' : 'ru');
  await putInCart(page, t, `${prefix}/products/${product.slug}`);
  await page.goto(`${prefix}/cart`);
  await checkOut(page, t);
  await expect(page).toHaveURL(new RegExp(`${prefix}/orders$`));
  return product;
}

type Visit = {
  page: Page;
  request: APIRequestContext;
  shopper: Shopper;
  t: Words;
  prefix?: string;
};

/** Opens the checkout of one unit for a customer who is signed in and already has a cart. */
export async function openCheckout({ page, request, shopper, t, prefix = '' }: Visit) {
  const product = await firstProduct(request, BUYABLE, prefix === '' ? 'uz' : 'ru');
  const { id } = await firstInStock(request, product.slug);
  const headers = { authorization: `Bearer ${await shopper.signIn()}` };
  const data = { sub_product: id, amount: 1 };
  expect((await request.post('/api/v1/order/cart', { headers, data })).status()).toBe(200);
  await page.goto(`${prefix}/cart`);
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page.getByLabel(t('checkout.receiver.firstName'))).toBeVisible();
  return product;
}

async function checkOut(page: Page, t: Words) {
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await signIn(page, t);
  await expect(page.getByLabel(t('checkout.receiver.firstName'))).toBeVisible();
}

/** Goes from the cart to a placed order (pickup, cash) and signs in on the way. */
export async function orderFromCart(page: Page, t: Words) {
  await checkOut(page, t);
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();
  await expect(outcome(page, t, 'accepted')).toBeVisible();
}

async function signIn(page: Page, t: Words) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('signIn.phone')).fill(PHONE);
  await dialog.getByRole('button', { name: t('signIn.getCode') }).click();
  await dialog.getByRole('textbox', { name: t('signIn.code'), exact: true }).fill('12345');
}

export async function choosePickup(page: Page, t: Words) {
  await page.getByLabel(t('checkout.receiver.firstName')).fill('Madina');
  await page.getByRole('radio', { name: t('checkout.delivery.pickup') }).check();
  await page
    .getByRole('group', { name: t('checkout.delivery.point') })
    .getByRole('radio')
    .nth(1)
    .check();
}

export const pay = (page: Page, t: Words, method: string) =>
  page.getByRole('radio', { name: t(`payment.${method}.title`) }).check();

/** Returns the number of the order whose result page is open. */
export const orderShownOn = (page: Page) => Number(new URL(page.url()).searchParams.get('order'));

export const outcome = (page: Page, t: Words, kind: string) =>
  page.getByRole('heading', { name: t(`orderResult.${kind}.title`) });
