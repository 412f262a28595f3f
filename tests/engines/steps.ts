import type { Scene } from './journey';
import { button, dialog, field, heading, link, radio } from './page';

export const PHONE = '901234567';

/** Adds the product of the current page to the cart and waits for the response. */
export async function putInCart({ page, network, t }: Pick<Scene, 'page' | 'network' | 't'>) {
  await page.press(button(t('cart.add'), { isExact: true }));
  await page.sees(cartBadge({ t }, 1));
  // The page requests the cart again after it has processed the response.
  await network.isRequested(/^POST \S+\/order\/cart$/, /^GET \S+\/order\/cart$/);
}

export const cartBadge = ({ t }: Pick<Scene, 't'>, count: number) =>
  link(t('header.cartCount', { count }));

export const likedBadge = ({ t }: Pick<Scene, 't'>, count: number) =>
  link(t('header.likedCount', { count }));

/** Signs in with the button in the header or in the bottom navigation. */
export async function signIn({ page, world, t }: Pick<Scene, 'page' | 'world' | 't'>) {
  await page.press(button(t('account.signIn'), { isExact: true }));
  await typePhoneAndCode({ page, world, t });
}

export async function typePhoneAndCode({ page, world, t }: Pick<Scene, 'page' | 'world' | 't'>) {
  await page.waits(field(t('signIn.phone')), ({ isFocused }) => isFocused);
  await page.type(PHONE);
  await page.press(button(t('signIn.getCode')));
  await page.waits(field(t('signIn.code'), { isExact: true }), ({ isFocused }) => isFocused);
  const sms = (await world.sms()).at(-1)?.text ?? '';
  await page.type(/\d{5}/.exec(sms)?.[0] ?? '');
}

/** Goes from the cart through sign-in to a placed order with pickup. */
export async function orderInCash({
  page,
  world,
  at,
  t,
}: Pick<Scene, 'page' | 'world' | 'at' | 't'>) {
  await page.press(cartBadge({ t }, 1));
  await page.isAt(at('/cart'));
  await page.press(button(t('cart.checkout')));
  await page.sees(dialog(t('signIn.title')));
  await typePhoneAndCode({ page, world, t });
  await page.isAt(at('/orders'));
  await page.fill(field(t('checkout.receiver.firstName')), 'Madina');
  await page.press(radio(t('checkout.delivery.pickup')));
  const points = { role: 'group', name: t('checkout.delivery.point') };
  await page.press({ role: 'radio', inside: points, nth: 1 });
  await page.press(radio(t('payment.cash.title')));
  await page.press({ css: 'main button[type="submit"]' });
  await page.sees(heading(t('orderResult.accepted.title')));
}
