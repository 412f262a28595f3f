import { daysUntil, deliveryDays, openingAfter } from '@/lib/domain/order/delivery';
import { formatDate } from '@/lib/domain/time/date';
import { choosePickup, openCheckout } from '@/tests/e2e/support/checkout';
import {
  type APIRequestContext,
  expect,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct, putInCart } from '@/tests/e2e/support/shop';

const BUYABLE = 'search=Sado Pro 2';

/**
 * Returns the pickup date of a product in the default region at `now`, computed by the domain rule.
 */
async function pickupOf(request: APIRequestContext, { slug }: { slug: string }, now: string) {
  const read = async (path: string) => (await (await request.get(`/api/v1/${path}`)).json()).data;
  const [product, regions] = await Promise.all([
    read(`catalog/product/${slug}`),
    read('core/regions'),
  ]);
  const { courier_days: courierDays, pickup_days: pickupDays } = regions.results[0];
  const days = deliveryDays('pickup', { courierDays, pickupDays }, product.is_express);
  const date = openingAfter(new Date(now), days);
  return {
    days: daysUntil(date, new Date(now)),
    date: formatDate(date.toISOString()),
  };
}

type Pickup = Awaited<ReturnType<typeof pickupOf>>;

async function expectPromise(page: Page, t: Words, { days, date }: Pickup) {
  const offers = page.locator(':has(> p)', { hasText: t('delivery.pickup', { days }) });
  await expect(offers.filter({ hasText: date }).first()).toBeVisible();
}

for (const [label, device] of [
  ['three days behind', '2026-11-25T12:00:00+05:00'],
  ['three months ahead', '2027-02-28T12:00:00+05:00'],
] as const) {
  test(`product and cart show the shop's delivery dates on a device that is ${label}`, {
    tag: label === 'three days behind' ? [] : '@full',
  }, async ({ page, request, world, t }) => {
    const now = '2026-11-28T12:00:00+05:00';
    await world.setTime(now);
    await page.clock.install({ time: new Date(device) });
    const product = await firstProduct(request, BUYABLE);
    const pickup = await pickupOf(request, product, now);

    await putInCart(page, t, product.slug);
    await expectPromise(page, t, pickup);
    await page.goto('/cart');
    await hydrate(page);
    await expectPromise(page, t, pickup);
  });
}

test('product, cart and checkout show the same pickup date in another month (B-95)', {
  tag: '@full',
}, async ({ page, request, shopper, world, t }) => {
  const now = '2027-03-05T19:00:00+05:00';
  await world.setTime(now);
  const product = await openCheckout({ page, request, shopper, t });
  const pickup = await pickupOf(request, product, now);
  await choosePickup(page, t);
  await expect(page.getByText(t('checkout.delivery.from', { date: pickup.date }))).toBeVisible();

  await page.goto('/cart');
  await expectPromise(page, t, pickup);
  await page.goto(`/products/${product.slug}`);
  await expectPromise(page, t, pickup);
});

test('a product page left open overnight updates its delivery date when shown again', {
  tag: '@full',
}, async ({ page, request, world, t }) => {
  const [afternoon, noon] = ['2026-11-28T17:50:00+05:00', '2026-11-29T12:00:00+05:00'];
  await world.setTime(afternoon);
  await page.clock.install({ time: new Date(afternoon) });
  const product = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${product.slug}`);
  await hydrate(page);
  await expectPromise(page, t, await pickupOf(request, product, afternoon));

  await world.setTime(noon);
  await page.clock.setSystemTime(new Date(noon));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectPromise(page, t, await pickupOf(request, product, noon));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("a cached product page updates its delivery date with the shop's time", {
    tag: '@full',
  }, async ({ page, request, world, t }) => {
    const product = await firstProduct(request, BUYABLE);
    for (const now of ['2026-11-28T17:59:00+05:00', '2026-11-28T18:00:00+05:00']) {
      await world.setTime(now);
      await page.goto(`/products/${product.slug}`);
      await expectPromise(page, t, await pickupOf(request, product, now));
    }
  });
});

test('a sale counts down its last minute and disappears when it ends', {
  tag: '@full',
}, async ({ page, world, t }) => {
  // The world's clock always starts on 21 November.
  const { sale } = (await world.play('sale ends in a minute')) as { sale: number };
  await page.goto('/');
  await hydrate(page);
  const more = page.locator(`a[href="/products?sale=${sale}"]`);
  const row = page.locator('section').filter({ has: more });
  await expect(row.filter({ hasText: /0:00:\d\d/ }).first()).toBeVisible();

  // `Date` headers have whole seconds, so the sale can end a second late.
  await world.passTime(62);
  await page.goto('/');
  await expect(row.filter({ hasText: t('home.saleEnded') })).toHaveCount(0);
  await expect(row.filter({ hasText: /\d:\d\d:\d\d/ })).toHaveCount(0);
});

test('the home page shows active sales on a device that is three months ahead', async ({
  page,
  world,
}) => {
  await world.setTime('2026-11-22T12:00:00+05:00');
  await page.clock.install({ time: new Date('2027-02-28T12:00:00+05:00') });
  await page.goto('/');
  await hydrate(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/\d:\d\d:\d\d/)
      .first(),
  ).toBeVisible();
});
