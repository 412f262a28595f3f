import { choosePickup, openCheckout, pay } from '@/tests/e2e/support/checkout';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { switchTo } from '@/tests/e2e/support/language-switch';
import { wordsOf } from '@/tests/support/words';

const ru = wordsOf('ru');

test('keeps the checkout draft until the shopper signs out', { tag: '@full' }, async ({
  page,
  request,
  shopper,
  t,
}) => {
  await openCheckout({ page, request, shopper, t });
  await choosePickup(page, t);
  await pay(page, t, 'cash');
  await page.getByRole('textbox', { name: t('checkout.comment') }).fill('Ertaga, tushdan keyin');
  await switchTo(page, 'Русский');
  await expect(page).toHaveURL(/\/ru\/orders$/);
  await expectAllOfIt(page);
  await page.reload();
  await expectAllOfIt(page);

  await page.goto('/ru/user');
  await page
    .getByRole('button', { name: ru('account.exit') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/ru$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ertaga');
});

async function expectAllOfIt(page: Page) {
  await expect(page.getByLabel(ru('checkout.receiver.firstName'))).toHaveValue('Madina');
  await expect(
    page.getByRole('radio', { name: ru('checkout.delivery.pickup'), exact: false }).first(),
  ).toBeChecked();
  const points = page.getByRole('group', { name: ru('checkout.delivery.point') });
  await expect(points.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('radio', { name: ru('payment.cash.title') })).toBeChecked();
  await expect(page.getByRole('textbox', { name: ru('checkout.comment') })).toHaveValue(
    'Ertaga, tushdan keyin',
  );
}
