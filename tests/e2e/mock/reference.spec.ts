import { API_BASE } from '@/lib/constants';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';

const PHONE = { width: 360, height: 740 };

/** Opens an operation by its summary and sends its example request. */
async function tryOut(page: Page, summary: string) {
  // Not a filter by role, because computing the accessible names of all operations takes seconds.
  const operation = page.locator('.opblock', { hasText: summary });
  await operation.getByText(summary, { exact: true }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const response = operation.getByRole('table').filter({ hasText: 'Response body' });
  await expect(response.getByRole('cell', { name: '200', exact: true })).toBeVisible();
  return response;
}

test('a developer sends a read and a write from the API reference on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${API_BASE}/docs`);
  const product = await tryOut(page, 'Get a product for the quick view');
  await expect(product).toContainText('"slug": "sopol-choynak-rishton-385"');

  const added = await tryOut(page, 'Set a cart line');
  await expect(added).toContainText('"status": true');
  const { data } = await (await page.request.get(`${API_BASE}/order/cart`)).json();
  expect(data.results).toMatchObject([{ amount: 2, sub_product: { id: 1119 } }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('a developer signs in to the API reference with a token', { tag: '@full' }, async ({
  page,
  world,
}) => {
  const { token } = await world.signIn('998901234567');
  await page.goto(`${API_BASE}/docs`);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByLabel('auth-bearer-value').fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  const limit = await tryOut(page, 'Get the installment limit');
  await expect(limit).toContainText('"available_limit"');
});
