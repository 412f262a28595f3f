import { orderFromCart } from '@/tests/e2e/support/checkout';
import { expect, languageOfDevice, type Page, test } from '@/tests/e2e/support/fixtures';
import { firstProduct, putInCart } from '@/tests/e2e/support/shop';

test.use(languageOfDevice);

/** Returns the visible controls that must not be printed. Buttons with gallery images may stay. */
const toPress = (page: Page) =>
  page.locator('nav, footer, button:not(:has(img))').filter({ visible: true });

test('a printed product and a printed order show their content without controls', {
  tag: '@full',
}, async ({ page, request, at, t, language }) => {
  const { slug, name } = await firstProduct(request, 'search=Sado Pro 2', language);
  await putInCart(page, t, at(`/products/${slug}`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(toPress(page)).toHaveCount(0);

  await page.emulateMedia({ media: null });
  await page.goto(at('/cart'));
  await orderFromCart(page, t);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(t('orderResult.number'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('orderResult.continue') })).toBeHidden();
  await expect(toPress(page)).toHaveCount(0);
});
