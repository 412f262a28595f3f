import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { badge, firstInStock, firstProduct } from '@/tests/e2e/support/shop';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const LIST = '/products?menu=elektronika';

async function cookieOf(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'NEXT_LOCALE');
}

async function open(page: Page, path: string) {
  const loaded = page.waitForResponse('**/api/v1/order/wish');
  await page.goto(path);
  await loaded;
}

test.describe('the language switch', () => {
  test.use({ language: 'ru' });

  // Requirements: S1-06, B-66
  test('keeps path, query, scroll position and cart (S1-07, B-69)', async ({
    page,
    request,
    t,
  }) => {
    const { slug } = await firstProduct(request, 'search=Sado Pro 2');
    const { id } = await firstInStock(request, slug);
    await page.request.post('/api/v1/order/cart', { data: { sub_product: id, amount: 1 } });
    await open(page, LIST);
    expect(await cookieOf(page)).toBeUndefined();
    const switcher = page.getByRole('banner').locator('details').filter({ hasText: 'Русский' });
    const shown = switcher.filter({ visible: true }).first();
    await shown.locator('summary').press('Enter');
    await expect(shown.getByRole('link')).toHaveText(['Oʻzbekcha', 'Русский']);
    await page.evaluate(() => window.scrollTo(0, 600));
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    // A mouse click would first scroll to the switch at the top of the page.
    await shown.getByRole('link', { name: 'Русский' }).dispatchEvent('click');

    await expect(page).toHaveURL(new RegExp(`/ru${LIST.replace('?', '\\?')}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(badge(page, t, 1)).toBeVisible();
    const cookie = await cookieOf(page);
    expect(cookie?.value).toBe('ru');
    const left = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(left - YEAR_SECONDS)).toBeLessThan(60);
  });
});

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? '@full' : [];
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag }, () => {
    test.use({ javaScriptEnabled });

    test("a page's language is stored only if its path has a language prefix (S1-07, B-66)", async ({
      page,
    }) => {
      await page.goto('/about', { waitUntil: 'commit' });
      expect(await cookieOf(page)).toBeUndefined();
      await page.goto('/ru/about', { waitUntil: 'commit' });
      expect(await cookieOf(page)).toMatchObject({ value: 'ru', sameSite: 'Lax' });
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/ru\/about$/);
    });
  });
}
