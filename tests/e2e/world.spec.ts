import { expect, test } from './fixtures';
import { firstProduct } from './shop';

test('a change in one world shows there at once and in no other world', async ({
  page,
  browser,
  request,
  world,
  t,
}) => {
  const { slug, id, sub_product } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto(`/products/${slug}`);
  await world.setPrice(sub_product, 1_234_000, null);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('1 234 000');

  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await elsewhere.newPage();
  await other.goto(`/products/${slug}`);
  await expect(other.getByRole('main')).not.toContainText('1 234 000');
  await elsewhere.close();

  await world.withdraw(id);
  const gone = await page.goto(`/products/${slug}`);
  expect(gone?.status()).toBe(410);
  await world.reset();
  await page.goto(`/products/${slug}`);
  await expect(page.getByRole('main')).not.toContainText('1 234 000');
  await expect(page.getByRole('button', { name: t('cart.add'), exact: true })).toBeVisible();
});

test('settings of a world show on its pages at once', async ({ page, world }) => {
  await page.goto('/');
  await world.changeSettings({ head_title: { uz: 'Boshqa bozor', ru: 'Другой рынок' } });

  await page.goto('/');
  await expect(page).toHaveTitle(/Boshqa bozor/);
});
