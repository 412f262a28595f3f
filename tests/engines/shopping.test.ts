import { expect } from 'vitest';
import { journey } from './journey';
import { button, dialog, field, link, radio, title } from './page';
import {
  cartBadge,
  likedBadge,
  orderInCash,
  PHONE,
  putInCart,
  signIn,
  typePhoneAndCode,
} from './steps';

const PHOTO = 'public/icon-192.png';

journey('places an order in one click', {}, async ({ page, world, shop, at, t }) => {
  const { slug } = await shop.product();
  await page.open(at(`/products/${slug}`));
  await page.press(button(t('oneClick.open')));
  const inside = dialog(t('oneClick.title'));
  await page.fill(field(t('oneClick.name'), { inside }), 'Madina Karimova');
  await page.press(field(t('oneClick.phone'), { inside }));
  await page.type(PHONE);
  await page.choose({ role: 'combobox', name: t('geo.region'), inside }, 1);
  await page.choose({ role: 'combobox', name: t('geo.district'), inside }, 1);
  await page.press({ css: 'button[type="submit"]', inside });
  await page.sees(dialog(t('oneClick.success.title')));
  const orders = await world.journal('/order/create');
  expect(orders.map(({ status }) => status)).toEqual([200]);
});

journey('stays signed in after a reload', {}, async ({ page, world, at, t }) => {
  await page.open(at('/about'));
  await signIn({ page, world, t });
  await page.isAt(at('/user/orders'));
  await page.waits(title, ({ text }) => text === t('orders.title'));
  await page.reload();
  await page.waits(title, ({ text }) => text === t('orders.title'));
  await page.seesNot(button(t('account.signIn'), { isExact: true }));
});

journey(
  'shows the sign-in when a protected page opens, and again on a press',
  {},
  async ({ page, world, at, t }) => {
    await page.open(at('/user/orders'));
    const signInDialog = dialog(t('signIn.title'));
    await page.sees(signInDialog);
    await page.pressKey('Escape');
    await page.seesNot(signInDialog);
    await page.press(button(t('account.required.signIn'), { inside: { css: 'main' } }));
    await page.sees(signInDialog);
    await typePhoneAndCode({ page, world, t });
    await page.waits(title, ({ text }) => text === t('orders.title'));
  },
);

journey(
  'merges cart and wishlist at sign-in',
  {},
  async ({ page, world, network, shop, at, t }) => {
    const { results } = await shop.list('size=24');
    const [own, hers] = results.filter(({ amount }) => amount > 3);
    if (!own || !hers) throw new Error('The catalog has too few products');
    const { token } = await world.signIn(`998${PHONE}`);
    const { id } = await shop.variant(hers.slug);
    await shop.post('/order/cart', token, { sub_product: id, amount: 1 });
    await shop.post('/order/wish', token, { product: hers.id });

    await page.open(at(`/products/${own.slug}`));
    await putInCart({ page, network, t });
    await page.press(button(t('liked.add'), { isExact: true }));
    await page.sees(likedBadge({ t }, 1));
    await page.open(at('/about'));
    await signIn({ page, world, t });
    await page.isAt(at('/user/orders'));
    await page.sees(cartBadge({ t }, 2));
    await page.sees(likedBadge({ t }, 2));
    await page.press(cartBadge({ t }, 2));
    for (const { name } of [own, hers]) await page.sees({ role: 'listitem', name });
  },
);

journey('publishes a review with a photo', {}, async ({ page, world, network, shop, at, t }) => {
  const { slug } = await shop.product();
  await page.open(at(`/products/${slug}`));
  await putInCart({ page, network, t });
  await orderInCash({ page, world, at, t });
  const [, order] = /order=(\d+)/.exec(await page.isAt(/\/orders\?order=\d+$/)) ?? [];
  await world.moveOrder(Number(order), 'in_progress');
  await world.moveOrder(Number(order), 'done');

  await page.open(at('/user/orders'));
  await page.press({ role: 'tab', name: t('orders.completed') });
  await page.press(button(t('orders.review')));
  const inside = dialog(t('reviewForm.title'));
  await page.press(radio(t('reviewForm.stars', { stars: 5 }), { inside }));
  await page.fill({ role: 'textbox', inside }, 'Yaxshi choynak');
  await page.upload('[role="dialog"] input[type="file"]', PHOTO);
  await page.sees({ role: 'img', name: /\d/, inside });
  await page.press(button(t('reviewForm.send'), { inside }));
  await page.seesNot(inside);
  await page.open(at(`/products/${slug}/reviews`));
  const review = { role: 'article', text: 'Yaxshi choynak' };
  await page.sees(review);
  await page.sees(link(/\d/, { inside: review }));
});
