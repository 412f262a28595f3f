import { choosePickup, confirm, openCheckout, outcome, pay } from '@/tests/e2e/support/checkout';
import { expect, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { listOf, putInCart } from '@/tests/e2e/support/shop';

test.use({
  forgives: /Failed to load resource|^failed: .*\/order\/|^logged: (no-response|rejected)/,
});

const AHEAD_MS = 10 * 60_000;

/** Lets the order reach the shop, but drops its response and fails every lookup of the order. */
async function loseResponse(page: Page) {
  await page.route('**/api/v1/order/order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/v1/order/sent', (route) => route.abort());
}

async function fillIn(page: Page, t: Words) {
  await choosePickup(page, t);
  await pay(page, t, 'cash');
}

test('creates one order when another tab resubmits a lost order (B-62, B-96)', {
  tag: '@desktop',
}, async ({ page, context, request, shopper, world, t }) => {
  const placed = async () => {
    const sent = await world.placedOrders();
    return sent.filter(({ method }) => method === 'POST').map(({ status }) => status);
  };
  await page.addInitScript((aheadMs) => {
    const now = Date.now;
    Date.now = () => now() + aheadMs;
  }, AHEAD_MS);
  await openCheckout({ page, request, shopper, t });
  const other = await context.newPage();
  await other.goto('/orders');
  await fillIn(other, t);
  await page.bringToFront();
  await fillIn(page, t);
  await loseResponse(page);
  await confirm(page).click();
  await expect.poll(placed).toEqual([200]);

  await other.bringToFront();
  await confirm(other).click();
  await expect(outcome(other, t, 'accepted')).toBeVisible();
  expect(await placed()).toEqual([200, 200]);
  const number = new URL(other.url()).searchParams.get('order') ?? '';
  await other.goto('/user/orders');
  await expect(other.getByRole('article')).toHaveCount(1);
  await expect(other.getByRole('article')).toContainText(number);
});

test('reports that another tab used the same key to order other goods (B-96)', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, request, shopper, t }) => {
  const { name } = await openCheckout({ page, request, shopper, t });
  await fillIn(page, t);
  await loseResponse(page);
  const response = page.waitForRequest('**/api/v1/order/sent');
  await confirm(page).click();
  await response;

  const { results } = await listOf(request, 'size=24');
  const next = results.find((one) => one.amount > 1 && one.name !== name);
  if (!next) throw new Error('The catalog has too few products');
  const other = await context.newPage();
  await putInCart(other, t, `/products/${next.slug}`);
  await other.goto('/cart');
  await other.getByRole('button', { name: t('cart.checkout') }).click();
  await fillIn(other, t);
  await confirm(other).click();
  const notice = other.getByRole('alert').filter({ hasText: /№|raqamli/ });
  await expect(notice).toBeVisible();
  const [first = ''] = /\d{4,}/.exec((await notice.textContent()) ?? '') ?? [];
  await expect(notice).toHaveText(t('orders.lost.other', { id: first }));
  await expect(outcome(other, t, 'accepted')).toHaveCount(0);

  await confirm(other).click();
  await expect(outcome(other, t, 'accepted')).toBeVisible();
  await expect(other.getByRole('list', { name: t('orderResult.goods') })).toContainText(next.name);
  await other.goto('/user/orders');
  await expect(other.getByRole('article')).toHaveCount(2);
});

test('shows the first order if its response is lost and the form changes (B-62, B-96)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, shopper, world, t }) => {
  await openCheckout({ page, request, shopper, t });
  await fillIn(page, t);
  await loseResponse(page);
  const response = page.waitForRequest('**/api/v1/order/sent');
  await confirm(page).click();
  await response;

  const points = page.getByRole('group', { name: t('checkout.delivery.point') });
  await points.getByRole('radio').nth(0).check();
  await confirm(page).click();
  const posted = async () => {
    const sent = await world.placedOrders();
    return sent.filter(({ method }) => method === 'POST').map(({ status }) => status);
  };
  await expect.poll(posted).toEqual([200, 422]);
  // The order can be looked up again, but the changed form gets no response.
  await page.unroute('**/api/v1/order/sent');
  await expect.poll(async () => (await posted()).slice(0, 3)).toEqual([200, 422, 422]);
  await expect(outcome(page, t, 'accepted')).toHaveCount(0);

  // Waits until the route handler has also dropped the response to the last request.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(outcome(page, t, 'accepted')).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const notice = page.getByRole('alert').filter({ hasText: number });
  await expect(notice).toHaveText(t('orders.lost.earlier', { id: number }));
  await expect(page.getByRole('button', { name: t('orders.cancel.button') })).toBeVisible();
  await page.goto('/user/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
});
