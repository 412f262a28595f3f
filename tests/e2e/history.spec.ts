import { expect, type Page, test } from './fixtures';
import { publicRoutes } from './routes';
import { firstProduct } from './shop';

const dialog = (page: Page) => page.getByRole('dialog');
/** The router hears of entries of the history once React has taken the page over. */
const isAwake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) =>
      key.startsWith('__reactProps$'),
    ),
  );
const canScroll = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 200);
    return window.scrollY > 0;
  });

test('Back leaves an open dialog behind, with nothing of it left, and a reload opens the page alone', async ({
  page,
  request,
  t,
}) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto('/products');
  await page.goto(`/products/${slug}`);
  await page
    .getByRole('button', { name: t('account.signIn') })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page
    .getByRole('button', { name: t('account.signIn') })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => canScroll(page)).toBe(true);
});

test('the quick view closes on Back and opens again on Forward and on reload (B-83)', async ({
  page,
  request,
}) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto('/products');
  await isAwake(page);
  await page.evaluate((view) => window.history.pushState(null, '', `?view=${view}`), slug);
  await expect(dialog(page)).toBeVisible();

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => canScroll(page)).toBe(true);
});

test('Back returns to where a page was left, Forward to where it went', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').nth(14).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  const name = await card.textContent();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));

  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
});

test('no public page forbids the browser to keep it for Back', async ({ request }) => {
  const { all } = await publicRoutes(request);
  for (const path of all) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-cache');
  }
});
