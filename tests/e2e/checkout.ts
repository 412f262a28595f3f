import { type APIRequestContext, expect, type Page, type Words } from './fixtures';
import { firstProduct, putInCart } from './shop';

const BUYABLE = 'search=Sado Pro 2';
export const PHONE = '+998 90 123-45-67';

export const confirm = (page: Page) => page.locator('button[type="submit"]', { hasText: /\d/ });

/** From the page of a product to the checkout of its one piece, signing in on the way. */
export async function toCheckout(page: Page, request: APIRequestContext, t: Words, prefix = '') {
  const product = await firstProduct(request, BUYABLE, prefix === '' ? 'uz' : 'ru');
  await putInCart(page, t, `${prefix}/products/${product.slug}`);
  await page.goto(`${prefix}/cart`);
  await checkOut(page, t);
  await expect(page).toHaveURL(new RegExp(`${prefix}/orders$`));
  return product;
}

async function checkOut(page: Page, t: Words) {
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await signIn(page, t);
  await expect(page.getByLabel(t('checkout.receiver.firstName'))).toBeVisible();
}

/** From the cart, signing in on the way, to an order that is picked up and paid in cash. */
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

export const outcome = (page: Page, t: Words, kind: string) =>
  page.getByRole('heading', { name: t(`orderResult.${kind}.title`) });
