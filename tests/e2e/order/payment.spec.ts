import {
  choosePickup,
  confirm,
  openCheckout,
  orderShownOn,
  outcome,
  pay,
  toCheckout,
} from '@/tests/e2e/support/checkout';
import { expect, test } from '@/tests/e2e/support/fixtures';

test.describe('with payment at the provider', () => {
  test('shows the order as paid after a successful payment', async ({
    page,
    request,
    shopper,
    t,
  }) => {
    await openCheckout({ page, request, shopper, t });
    await choosePickup(page, t);
    await pay(page, t, 'sandbox');
    await confirm(page).click();
    await page.getByRole('button', { name: 'Toʻlash', exact: true }).click();

    await expect(outcome(page, t, 'confirmed')).toBeVisible();
    await expect(page.getByRole('button', { name: t('orderResult.pay') })).toHaveCount(0);
  });

  test.describe('in Russian', () => {
    test.use({ language: 'ru' });

    test('a two-line button label has the usual line height', { tag: ['@phone', '@full'] }, async ({
      page,
      request,
      t,
      expectAccessible,
    }) => {
      await toCheckout(page, request, t, '/ru');
      await choosePickup(page, t);
      await pay(page, t, 'sandbox');
      await confirm(page).click();
      const button = page.getByRole('button', { name: 'Оплатить, подтверждение придёт позже' });
      await expect(button).toBeVisible();
      const tops = await button.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return [...words.getClientRects()].map(({ top }) => top);
      });
      expect(tops).toHaveLength(2);
      expect(Math.max(...tops) - Math.min(...tops)).toBe(24);
      await expectAccessible();
    });
  });

  test('a shopper can pay after one payment was abandoned and another was rejected', {
    tag: ['@desktop', '@full'],
  }, async ({ page, request, t }) => {
    await toCheckout(page, request, t);
    await choosePickup(page, t);
    await pay(page, t, 'sandbox');
    await confirm(page).click();
    await page.getByRole('button', { name: 'Toʻlamasdan qaytish' }).click();

    await expect(outcome(page, t, 'waiting')).toBeVisible();
    await page.getByRole('button', { name: t('orderResult.pay') }).click();
    await page.getByRole('button', { name: 'Toʻlov rad etilsin' }).click();
    await expect(outcome(page, t, 'rejected')).toBeVisible();
    await page.getByRole('button', { name: t('orderResult.pay') }).click();
    await page.getByRole('button', { name: 'Toʻlash', exact: true }).click();
    await expect(outcome(page, t, 'confirmed')).toBeVisible();
  });

  test('a late confirmation appears without a reload, and Back does not order again', {
    // Quick runs cover only payments that are settled before the shopper returns.
    tag: ['@desktop', '@full'],
  }, async ({ page, request, shopper, world, t }) => {
    await openCheckout({ page, request, shopper, t });
    await choosePickup(page, t);
    await pay(page, t, 'sandbox');
    await confirm(page).click();
    await page.getByRole('button', { name: 'Toʻlamasdan qaytish' }).click();

    await expect(outcome(page, t, 'waiting')).toBeVisible();
    await world.settlePayment(orderShownOn(page), 'confirmed');
    await expect(outcome(page, t, 'confirmed')).toBeVisible({ timeout: 30_000 });
    await page.goBack();
    await page.goBack();
    await expect(outcome(page, t, 'confirmed')).toBeVisible();
    const orders = await world.placedOrders();
    expect(orders.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
