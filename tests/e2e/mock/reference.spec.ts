import { API_BASE } from '@/lib/constants';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';

const NARROW = { width: 360, height: 740 };

/** Opens an operation by its summary and sends its example request. */
async function tryOut(page: Page, summary: string) {
  const title = page.getByRole('button', { name: new RegExp(`${summary}$`) });
  await title.click();
  const operation = page.locator('.opblock').filter({ has: title });
  await operation.getByRole('button', { name: 'Execute' }).click();
  const response = operation.getByRole('table').filter({ hasText: 'Response body' });
  await expect(response.getByRole('cell', { name: '200', exact: true })).toBeVisible();
  return { operation, response };
}

test('a developer sends a read and a write from the API reference', async ({ page }) => {
  await page.goto(`${API_BASE}/docs`);
  const read = await tryOut(page, 'Get a product for the quick view');
  await expect(read.response).toContainText('"slug": "sopol-choynak-rishton-385"');

  const write = await tryOut(page, 'Set a cart line');
  await expect(write.response).toContainText('"status": true');
  const { data } = await (await page.request.get(`${API_BASE}/order/cart`)).json();
  expect(data.results).toMatchObject([{ amount: 2, sub_product: { id: 1119 } }]);
});

test('a developer signs in to the API reference with a token', async ({ page, world }) => {
  const { token } = await world.signIn('998901234567');
  await page.goto(`${API_BASE}/docs`);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByLabel('auth-bearer-value').fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  const { response } = await tryOut(page, 'Get the instalment limit');
  await expect(response).toContainText('"available_limit"');
});

test('an operation of the API reference fits a phone', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto(`${API_BASE}/docs`);
  const { operation } = await tryOut(page, 'List and search products');
  await expect(operation).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(NARROW.width);
});
