import { choosePickup, confirm, outcome, pay, toCheckout } from '@/tests/e2e/support/checkout';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { wholeBrowser } from '@/tests/e2e/support/whole-browser';

/** Enables the bfcache, so that Back restores the old page. Playwright disables it by default. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath: wholeBrowser,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

test('lets the shopper pay again after Back from the payment page', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  });
  await toCheckout(page, request, t);
  await choosePickup(page, t);
  await pay(page, t, 'sandbox');
  await confirm(page).click();
  await page.getByRole('button', { name: 'Toʻlamasdan qaytish' }).click();
  await expect(outcome(page, t, 'waiting')).toBeVisible();
  const payAgain = page.getByRole('button', { name: t('orderResult.pay') });
  await payAgain.click();
  await expect(page.getByRole('button', { name: 'Toʻlamasdan qaytish' })).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html[data-restored]')).toHaveCount(1);
  await expect(payAgain).not.toHaveAttribute('aria-busy', 'true');
  await payAgain.click();
  await expect(page.getByRole('button', { name: 'Toʻlamasdan qaytish' })).toBeVisible();
});
