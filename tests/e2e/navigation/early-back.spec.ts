import { expect, test } from '@/tests/e2e/support/fixtures';
import { holdScripts, hydrate } from '@/tests/e2e/support/hydration';

test('pressing Back before a reloaded page hydrates shows the previous page', {
  tag: ['@phone', '@deferred'],
}, async ({ page, t }) => {
  await page.goto('/products');
  await hydrate(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: t('product.share') })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload();
  await page.goBack();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog.title'));
  await expect(page).toHaveURL(/\/products$/);
  release();
});
