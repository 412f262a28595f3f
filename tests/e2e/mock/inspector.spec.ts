import { expect, test } from '@/tests/e2e/support/fixtures';
import { firstProduct } from '@/tests/e2e/support/shop';

// The browser logs an error for a rejected control request and for a page of a missing world.
test.use({ forgives: /status of (?:404|422)/ });

const LIST = '/catalog/product';

test('the inspector shows the requests to a world live, with their content', async ({
  page,
  request,
  world,
  apiUrl,
  expectAccessible,
}) => {
  const { slug } = await firstProduct(request);
  await page.goto(`${apiUrl}/mock?world=${world.name}`);
  const journal = page.getByRole('region', { name: /^The latest \d+ of \d+ requests$/ });
  await expect(journal).toContainText(`GET /api/v1${LIST}?size=1`);
  await expectAccessible();

  await request.get(`/api/v1${LIST}/${slug}`);
  await expect(journal).toContainText(`GET /api/v1${LIST}/${slug}`);
  await journal.getByText(/^Body and response of 1$/).click();
  await expect(journal).toContainText('"results"');
});

test('a developer sets a fault and moves the clock using only the keyboard', async ({
  page,
  request,
  world,
  apiUrl,
}) => {
  await firstProduct(request);
  const before = await world.passTime();
  await page.goto(`${apiUrl}/mock?world=${world.name}`);
  await page.getByLabel('Path').focus();
  await page.keyboard.type('/order/cart');
  await page.getByLabel('Kind').selectOption('status');
  await page.getByLabel('More, as JSON').focus();
  await page.keyboard.type('{"status": 418}');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Done: POST /mock/faults');
  await expect(page.getByRole('cell', { name: 'any /order/cart' })).toBeVisible();
  expect((await request.get('/api/v1/order/cart')).status()).toBe(418);

  await page.getByLabel('Advance by seconds').focus();
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Done: POST /mock/time');
  const minute = 60_000;
  expect(Date.parse(await world.passTime())).toBe(Date.parse(before) + minute);
});

test('the inspector shows the message of a rejected control request', { tag: '@full' }, async ({
  page,
  request,
  world,
  apiUrl,
  expectAccessible,
}) => {
  await firstProduct(request);
  await page.goto(`${apiUrl}/mock`);
  await page.getByRole('link', { name: world.name }).click();
  await page.getByLabel('Path').fill('/order/crat');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('/order/cart');
  await page.goto(`${apiUrl}/mock`);
  await expectAccessible();
});

test('the page of an expired world reports the expiry and offers to recreate the world', async ({
  page,
  request,
  world,
  apiUrl,
}) => {
  await firstProduct(request);
  await page.goto(`${apiUrl}/mock?world=${world.name}`);
  await world.drop();
  await expect(page.getByRole('status')).toContainText('it was deleted');
  await expect(page.getByRole('region', { name: /^The latest 1 / })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Create this world' }).click();
  await expect(page.getByRole('region', { name: /^The latest 0 / })).toBeVisible();
});
