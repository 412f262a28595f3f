import { expect, languageOfDevice, test } from '@/tests/e2e/support/fixtures';
import { firstProduct } from '@/tests/e2e/support/shop';

test.use(languageOfDevice);

test('explains why the shop needs cookies when the browser blocks them', {
  tag: '@full',
}, async ({ page, request, t, at, expectAccessible }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  const writes: string[] = [];
  page.on('request', (sent) => {
    if (/\/order\/(cart|wish)/.test(sent.url()) && sent.method() !== 'GET') writes.push(sent.url());
  });
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(at(`/products/${slug}`));
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();

  const messages = page.getByRole('region', { name: t('layout.messages') });
  await expect(messages).toContainText(t('errors.write.noCookies'));
  await expect(page.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
  expect(writes).toEqual([]);
  await expectAccessible();
});
