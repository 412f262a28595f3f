import { choosePickup, confirm, openCheckout, outcome, pay } from '@/tests/e2e/support/checkout';
import { expect, type Page, test, type Words } from '@/tests/e2e/support/fixtures';
import { badge, listOf } from '@/tests/e2e/support/shop';

/**
 * Returns a value that changes if the document is reloaded, but not on a client-side navigation.
 */
const visitOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Submits the open checkout and returns the order number. */
async function order(page: Page, t: Words): Promise<string> {
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await confirm(page).click();
  await expect(outcome(page, t, 'accepted')).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
}

test('two orders can be placed in one visit, and the next customer sees neither order', {
  // Only phones have the bottom navigation, which this test uses.
  tag: ['@phone', '@full'],
}, async ({ page, request, shopper, t }) => {
  const before = await openCheckout({ page, request, shopper, t });
  const visit = await visitOf(page);
  const first = await order(page, t);
  const { results } = await listOf(request, 'size=24');
  const next = results.find(
    (one) => one.amount > 1 && !one.has_options && one.name !== before.name,
  );
  if (!next) throw new Error('The catalog has too few products');

  await page.getByRole('link', { name: t('orderResult.continue') }).click();
  await page.getByRole('button', { name: t('cart.addOf', { name: next.name }) }).click();
  await badge(page, t, 1).click();
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  const summary = page.getByRole('complementary', { name: t('checkout.summary.title') });
  await expect(summary.getByRole('listitem', { name: next.name })).toBeVisible();
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  const second = await order(page, t);

  expect(second).not.toBe(first);
  await expect(page.getByRole('main')).toContainText(second);
  await page.getByRole('link', { name: t('orderResult.orders') }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const [index, number] of [second, first].entries()) {
    const article = page.getByRole('article').nth(index);
    await expect(article).toContainText(t('orders.number', { number }));
  }
  expect(await visitOf(page)).toBe(visit);

  const nav = page.getByRole('navigation', { name: t('menu.bottom') });
  await nav.getByRole('link', { name: t('account.cabinet') }).click();
  await page.getByRole('button', { name: t('account.exit') }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await nav.getByRole('button', { name: t('account.signIn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('signIn.phone')).fill('+998 93 765-43-21');
  await dialog.getByRole('button', { name: t('signIn.getCode') }).click();
  await dialog.getByRole('textbox', { name: t('signIn.code'), exact: true }).fill('12345');

  await expect(page).toHaveURL(/\/user\/orders$/);
  await expect(page.getByText(t('orders.empty.active'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(badge(page, t, 0)).toBeVisible();
});
