import sharp from 'sharp';
import { formatPrice } from '@/lib/domain/text/money';
import { formatRating } from '@/lib/domain/text/number';
import { formatDate } from '@/lib/domain/time/date';
import {
  choosePickup,
  confirm,
  openCheckout,
  orderShownOn,
  outcome,
  pay,
} from '@/tests/e2e/support/checkout';
import {
  type APIRequestContext,
  expect,
  type Locator,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { firstInStock, firstProduct } from '@/tests/e2e/support/shop';
import { allOrShare, isFull } from '@/tests/support/tier';

test.use(languageOfDevice);

const TEXT = 'Sadosi tiniq, bahosiga arziydi';

/** Creates a photo with the file size of a phone photo, too large to upload without shrinking. */
async function aLargePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 900, height: 700, channels: 3 } as const;
  const background = { r: 90, g: 120, b: 90 };
  return sharp({ create: { ...size, background, noise } })
    .png()
    .toBuffer();
}

const aPhoto = (shade = 0) =>
  sharp({
    create: { width: 320, height: 240, channels: 3, background: { r: 200, g: 40, b: 60 + shade } },
  })
    .jpeg()
    .toBuffer();

async function reviewsOf(request: APIRequestContext, slug: string) {
  const response = await request.get(`/api/v1/catalog/product/${slug}/review`);
  const { data }: { data: { rating: number; count: number } } = await response.json();
  return data;
}

const step = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="step"]'));

type Visit = Parameters<typeof openCheckout>[0];

async function buy({ page, t, ...visit }: Visit) {
  const { slug, name } = await openCheckout({ page, t, ...visit });
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();
  await expect(outcome(page, t, 'accepted')).toBeVisible();
  return { slug, name, order: orderShownOn(page) };
}

type Placing = Pick<Visit, 'request' | 'shopper'> & { payment: string; language: string };

/** Places an order for one unit through the API, which is faster than in the checkout. */
async function placeOrder({ request, shopper, payment, language }: Placing) {
  const token = await shopper.signIn({ firstName: 'Madina' });
  const { slug, name } = await firstProduct(request, 'search=Sado Pro 2', language);
  const { id, price, discounted_price } = await firstInStock(request, slug);
  const placed = await request.post('/api/v1/order/order', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      lines: [{ sub_product: id, amount: 1, price: discounted_price ?? price }],
      full_name: 'Madina',
      phone_number: shopper.phone,
      delivery: { type: 'pickup', point: 1 },
      payment,
    },
  });
  const { data }: { data: { id: number; price: number } } = await placed.json();
  return { slug, name, order: data.id, price: data.price };
}

async function review(page: Page, t: Words) {
  const dialog = page.getByRole('dialog', { name: t('reviewForm.title') });
  await dialog.getByRole('button', { name: t('reviewForm.send') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(t('validation.rating'));
  await dialog.getByRole('radio', { name: t('reviewForm.stars', { stars: 3 }) }).check();
  await dialog.getByRole('textbox').fill(TEXT);
  const files = dialog.locator('input[type="file"]');
  const photos = dialog.getByRole('img', { name: /\d/ });
  await files.setInputFiles([
    { name: 'rasm.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() },
    { name: 'katta.png', mimeType: 'image/png', buffer: await aLargePhoto() },
  ]);
  const tooLarge = t('reviewForm.tooLargeOffer', { name: 'katta.png' });
  await expect(dialog.getByText(tooLarge)).toBeVisible();
  await expect(photos).toHaveCount(1);
  await dialog.getByRole('button', { name: t('reviewForm.shrink') }).click();
  await expect(photos).toHaveCount(2);
  await files.setInputFiles([
    { name: 'yana.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(1) },
    { name: 'ortiqcha.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(2) },
  ]);
  await expect(dialog.getByText(t('reviewForm.tooMany', { max: 3 }))).toBeVisible();
  await expect(photos).toHaveCount(3);
  return dialog;
}

test('the account menu is above the latest orders on a phone', {
  tag: ['@phone', '@full'],
}, async ({ page, request, shopper, at, t }) => {
  await buy({ page, request, shopper, t, prefix: at('/').replace(/\/$/, '') });
  await page.goto(at('/user'));
  const latest = page.getByRole('heading', { name: t('account.latestOrders') });
  await expect(latest).toBeVisible();
  const menu = page.getByRole('link', { name: t('account.profile') }).filter({ visible: true });
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await top(menu)).toBeLessThan(await top(latest));
});

// Requirements: S2-88, S2-89, S2-90, S3-31, S4-37, S4-38, S5-20, S5-21, S5-22
test('shows the progress of an order and accepts a review with photos (S2-23, B-53)', async ({
  page,
  request,
  shopper,
  world,
  at,
  t,
  language,
  expectAccessible,
}) => {
  const { slug, name, order } = await placeOrder({ request, shopper, payment: 'cash', language });
  const before = await reviewsOf(request, slug);
  await page.goto(at('/user/orders'));
  await expect(page.getByRole('article')).toContainText(
    t('orders.number', { number: String(order) }),
  );
  await expect(page.getByRole('article')).toContainText(t('orders.status.new'));
  await expect(step(page)).toContainText(t('orders.steps.placed'));
  const products = page.getByRole('button', { name: t('orders.productsTitle') });
  const bought = page.getByRole('article').getByRole('link').filter({ hasText: name });
  await expect(products).toHaveText(`${t('orders.productsTitle')}1`);
  await expect(bought).toBeVisible();
  await products.click();
  await expect(bought).toHaveCount(0);
  await products.click();
  const open = page.getByRole('button', { name: t('orders.review') });
  await expect(open).toHaveCount(0);

  await world.moveOrder(order, 'in_progress');
  // Quick runs check only the first and the last status.
  if (isFull) {
    await page.reload();
    await expect(page.getByRole('article')).toContainText(t('orders.status.in_progress'));
    await expect(step(page)).toContainText(t('orders.steps.confirmed'));
  }
  await world.moveOrder(order, 'done');
  await page.reload();
  await expect(page.getByText(t('orders.empty.active'))).toBeVisible();
  await page.getByRole('tab', { name: t('orders.completed') }).click();
  await expect(page.getByRole('article')).toContainText(t('orders.status.done'));
  await expect(step(page)).toContainText(t('orders.steps.received'));

  await page.getByRole('button', { name: t('orders.return.button') }).click();
  const returnDialog = page.getByRole('dialog', { name: t('orders.return.title') });
  await expect(returnDialog.getByRole('checkbox', { name })).toBeChecked();
  await returnDialog.getByRole('textbox').click();
  await expectAccessible();
  await returnDialog.getByRole('button', { name: t('orders.return.send') }).click();
  const requested = t('orders.return.requested', { date: formatDate(await world.passTime()) });
  await expect(page.getByRole('article')).toContainText(requested);
  await expect(returnDialog).toHaveCount(0);
  // Closes the message, because it would cover the top of the next dialog.
  await page
    .getByRole('region', { name: t('layout.messages') })
    .getByRole('button')
    .click();

  await open.click();
  const dialog = await review(page, t);
  await expectAccessible();
  await dialog.getByRole('button', { name: t('reviewForm.send') }).click();
  await expect(page.getByText(t('reviewForm.sent'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: t('orders.reviewed') }).click();
  await expect(page.getByText(t('reviewForm.unavailable.reviewed'))).toBeVisible();

  const after = await reviewsOf(request, slug);
  expect(after.count).toBe(before.count + 1);
  const total = before.rating * before.count + 3;
  expect(after.rating).toBeCloseTo(total / after.count, 1);
  // The API responds to this request only after it has sent the invalidation to the storefront.
  await world.passTime();
  await page.goto(at(`/products/${slug}`));
  const shown = page.getByRole('article').filter({ hasText: TEXT });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toContainText('Madina');
  await expect(shown).toContainText(formatDate(await world.passTime()));
  const photos = shown.locator('img');
  await expect(photos).toHaveCount(3);
  for (const photo of allOrShare(await photos.all(), 0)) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const whole = await request.get(
    (await shown.getByRole('link').first().getAttribute('href')) ?? '',
  );
  expect(whole.headers()['content-type']).toMatch(/^image\//);
  const label = t('product.ratingOf', { rating: formatRating(after.rating), count: after.count });
  await expect(page.getByRole('img', { name: label }).first()).toBeVisible();
});

// Requirements: S5-24
test('cancels a new order by keyboard and restores its stock (S4-36, S4-38)', {
  // In quick runs, only component and API tests cover cancellation.
  tag: '@full',
}, async ({ page, request, shopper, world, at, t, expectAccessible }) => {
  const prefix = at('/').replace(/\/$/, '');
  const { slug, order } = await buy({ page, request, shopper, t, prefix });
  const { amount } = await firstInStock(request, slug);
  const cancelButton = page.getByRole('button', { name: t('orders.cancel.button') });
  await expect(cancelButton).toBeVisible();
  await page.goto(at('/user/orders'));
  await cancelButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: t('orders.cancel.ask') });
  await expect(dialog.getByRole('button', { name: t('orders.cancel.no') })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByText(t('orders.empty.active'))).toBeVisible();
  const done = t('orders.cancel.done', { number: String(order) });
  await expect(page.getByRole('region', { name: t('layout.messages') })).toContainText(done);
  await page.getByRole('tab', { name: t('orders.completed') }).click();
  await expect(page.getByRole('article')).toContainText(t('orders.status.canceled'));
  const today = formatDate(await world.passTime());
  await expect(page.getByRole('article')).toContainText(
    t('orders.story.canceledByCustomer', { date: today }),
  );
  expect((await firstInStock(request, slug)).amount).toBe(amount + 1);
});

// Requirements: S2-90, S4-37, S6-07
test("shows an order's payment status and offers a pending payment (S4-39, S4-40)", {
  tag: '@desktop',
}, async ({ page, request, shopper, world, at, t, language }) => {
  const { order, price } = await placeOrder({ request, shopper, payment: 'sandbox', language });
  const card = page.getByRole('article');
  const sum = formatPrice(price, language);
  const pay = card.getByRole('button', { name: t('orders.pay.button', { sum }) });
  await page.goto(at('/user/orders'));
  await expect(card).toContainText(t('orders.payment.waiting'));
  await expect(pay).toBeVisible();
  await world.settlePayment(order, 'rejected');
  await page.reload();
  await expect(card).toContainText(t('orders.payment.rejected'));
  await pay.click();
  await expect(page).not.toHaveURL(/\/user\/orders$/);
  await world.settlePayment(order, 'confirmed');
  await page.goto(at('/user/orders'));
  await expect(card).toContainText(t('orders.payment.confirmed'));
  await expect(pay).toHaveCount(0);
  await world.moveOrder(order, 'canceled');
  await world.settlePayment(order, 'refunded');

  await page.reload();
  await page.getByRole('tab', { name: t('orders.completed') }).click();
  await expect(card).toContainText(t('orders.status.canceled'));
  await expect(card).toContainText(t('orders.payment.refunded'));
  await expect(card.getByRole('button', { name: t('orders.review') })).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('chorsu:auth'));
  await page.reload();
  await expect(page.getByRole('dialog', { name: t('signIn.title') })).toBeVisible();
  const review = page.getByRole('button', { name: t('orders.review'), includeHidden: true });
  await expect(review).toHaveCount(0);
});
