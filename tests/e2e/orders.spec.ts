import sharp from 'sharp';
import { formatCount, formatRating } from '@/lib/domain/number';
import { choosePickup, confirm, outcome, pay, toCheckout } from './checkout';
import {
  type APIRequestContext,
  expect,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from './fixtures';
import { firstInStock, firstProduct } from './shop';

test.use(languageOfDevice);

const TEXT = 'Sadosi tiniq, bahosiga arziydi';

/** As a telephone makes one: too large to be sent as it is. */
async function aLargePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 900, height: 700, channels: 3 } as const;
  const background = { r: 90, g: 120, b: 90 };
  return sharp({ create: { ...size, background, noise } })
    .png()
    .toBuffer();
}

const aPhoto = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 200, g: 40, b: 60 } } })
    .jpeg()
    .toBuffer();

async function reviewsOf(request: APIRequestContext, slug: string) {
  const answer = await request.get(`/api/v1/catalog/product/${slug}/review`);
  const { data }: { data: { rating: number; count: number } } = await answer.json();
  return data;
}

const step = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="step"]'));

async function buy(page: Page, request: APIRequestContext, t: Words, prefix: string) {
  const { slug } = await toCheckout(page, request, t, prefix);
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();
  await expect(outcome(page, t, 'accepted')).toBeVisible();
  return { slug, order: Number(new URL(page.url()).searchParams.get('order')) };
}

async function review(page: Page, t: Words) {
  const dialog = page.getByRole('dialog', { name: t('reviewForm.title') });
  await dialog.getByRole('button', { name: t('reviewForm.send') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(t('reviewForm.ratingMissing'));
  await dialog.getByRole('radio', { name: t('reviewForm.stars', { stars: 3 }) }).check();
  await dialog.getByRole('textbox').fill(TEXT);
  const files = dialog.locator('input[type="file"]');
  await files.setInputFiles([
    { name: 'rasm.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() },
    { name: 'katta.png', mimeType: 'image/png', buffer: await aLargePhoto() },
  ]);
  await dialog.getByRole('button', { name: t('reviewForm.shrink') }).click();
  await expect(
    dialog.getByRole('img', { name: t('reviewForm.photo', { number: 2 }) }),
  ).toBeVisible();
  return dialog;
}

test('she sees each status of her first order and reviews it with photos, which its product shows at once (S2-23, S2-90, S4-37, S4-38, S5-20, B-53)', async ({
  page,
  request,
  world,
  at,
  t,
  expectAccessible,
}) => {
  const { slug, order } = await buy(page, request, t, at('/').replace(/\/$/, ''));
  const before = await reviewsOf(request, slug);
  await page.goto(at('/user/orders'));
  await expect(page.getByRole('article')).toContainText(formatCount(order));
  await expect(step(page)).toContainText(t('orders.status.new'));
  const open = page.getByRole('button', { name: t('orders.review') });
  await expect(open).toHaveCount(0);

  await world.moveOrder(order, 'in_progress');
  await page.reload();
  await expect(step(page)).toContainText(t('orders.status.in_progress'));
  await world.moveOrder(order, 'done');
  await page.reload();
  await expect(page.getByText(t('orders.empty.active'))).toBeVisible();
  await page.getByRole('tab', { name: t('orders.completed') }).click();
  await expect(step(page)).toContainText(t('orders.status.done'));

  await open.click();
  const dialog = await review(page, t);
  await expectAccessible();
  await dialog.getByRole('button', { name: t('reviewForm.send') }).click();
  await expect(page.getByText(t('reviewForm.sent'))).toBeVisible();
  await expect(open).toHaveCount(0);

  const after = await reviewsOf(request, slug);
  expect(after.count).toBe(before.count + 1);
  const total = before.rating * before.count + 3;
  expect(after.rating).toBeCloseTo(total / after.count, 1);
  // The shop answers after it has sent the invalidation to the storefront.
  await world.passTime();
  await page.goto(at(`/products/${slug}`));
  const shown = page.getByRole('article').filter({ hasText: TEXT });
  await shown.scrollIntoViewIfNeeded();
  const photos = shown.locator('img');
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.all()) {
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

test('a cancelled order is listed under completed with its status, and cannot be reviewed (S4-37)', {
  tag: '@desktop',
}, async ({ page, request, shopper, world, at, t }) => {
  const token = await shopper.signIn();
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  const { id, price, discounted_price } = await firstInStock(request, slug);
  const placed = await request.post('/api/v1/order/order', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      lines: [{ sub_product: id, amount: 1, price: discounted_price ?? price }],
      full_name: 'Madina',
      phone_number: shopper.phone,
      delivery: { type: 'pickup', point: 1 },
      payment: 'cash',
    },
  });
  const { data } = await placed.json();
  await world.moveOrder(data.id, 'canceled');

  await page.goto(at('/user/orders'));
  await page.getByRole('tab', { name: t('orders.completed') }).click();
  const card = page.getByRole('article');
  await expect(card).toContainText(t('orders.status.canceled'));
  await expect(card.getByRole('button', { name: t('orders.review') })).toHaveCount(0);
});
