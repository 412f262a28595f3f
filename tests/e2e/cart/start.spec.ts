import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { holdScripts } from '@/tests/e2e/support/hydration';
import { slowDocuments } from '@/tests/e2e/support/slow-document';

const loader = (page: Page, label: string) =>
  page.locator(`[role="status"][aria-label="${label}"]`);

// Requirements: S7-01, S7-02, S7-03, S7-04
test('loads the cart, the wishlist and a missing profile at startup (S4-43, S4-44)', async ({
  page,
  shopper,
}) => {
  const both = ['/api/v1/order/cart', '/api/v1/order/wish'];
  for (const [path, language] of [
    ['/info/faq', 'uz'],
    ['/ru/info/faq', 'ru'],
  ] as const) {
    const requests = Promise.all(both.map((call) => page.waitForRequest(`**${call}`)));
    await page.goto(path);
    for (const request of await requests) {
      const { authorization, cookie, ...headers } = await request.allHeaders();
      expect([headers['accept-language'], authorization]).toEqual([language, undefined]);
      expect(cookie).toContain('world=');
    }
  }

  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  const isLoaded = () => both.every((path) => requests.includes(path));
  const profile = '/api/v1/user/user_settings';
  const token = await shopper.signIn();
  await page.goto('/info/faq');
  await expect.poll(isLoaded).toBe(true);
  expect(requests).not.toContain(profile);

  const alone = JSON.stringify({ state: { token, user: null }, version: 1 });
  await page.evaluate((stored) => localStorage.setItem('chorsu:auth', stored), alone);
  requests.length = 0;
  await page.reload();
  await expect.poll(() => isLoaded() && requests.includes(profile)).toBe(true);
});

test('a language switch reloads the menu, cart and wishlist in that language (S4-45)', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const requests = new Map<string, string | undefined>();
  const response = page.waitForResponse('**/api/v1/order/wish');
  await page.goto('/products');
  await response;
  page.on('request', (request) => {
    requests.set(new URL(request.url()).pathname, request.headers()['accept-language']);
  });
  await page.goto('/ru/products');
  await expect.poll(() => requests.get('/api/v1/order/cart')).toBe('ru');
  await expect.poll(() => requests.get('/api/v1/order/wish')).toBe('ru');
  await expect(page.getByRole('contentinfo')).toContainText('О нас');
});

test('the loader covers the home page for at most 2 s without data (S4-41, S9-08)', {
  tag: '@deferred',
}, async ({ page, t }) => {
  await cutOffHome(page, '<section');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(loader(page, t('layout.loading'))).toBeVisible();
  await expect(loader(page, t('layout.loading'))).toBeHidden({ timeout: 3500 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the loader disappears before the whole home page has arrived (S4-41)', {
  tag: ['@phone', '@deferred'],
}, async ({ page, t }) => {
  await cutOffHome(page, '</section>');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(loader(page, t('layout.loading'))).toHaveCSS('display', 'none');
});

/** Truncates the home page before the first `before` in its content, like a page still loading. */
async function cutOffHome(page: Page, before: string) {
  // The page is not hydrated, because hydration expects the complete page.
  await page.route('**/hydrate.js', (route) => route.fulfill({ body: '' }));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.slice(0, html.indexOf(before, html.indexOf('<main')));
    await route.fulfill({ response, body });
  });
}

test('the loader disappears before the scripts have arrived (S4-41)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(loader(page, t('layout.loading'))).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('only the home page has the loader (S4-42)', { tag: '@desktop' }, async ({ page, t }) => {
  await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loader(page, t('layout.loading'))).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is visible at once, without the loader (S4-41, B-30)', {
    tag: '@desktop',
  }, async ({ page, t }) => {
    await page.goto('/');
    await expect(loader(page, t('layout.loading'))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the loader shifts nothing and is not the largest contentful paint (S4-41)', {
  tag: ['@phone', '@full'],
}, async ({ page, baseURL, t }) => {
  const network = await slowDocuments(String(baseURL), (html) =>
    html.indexOf('<section', html.indexOf('<main')),
  );
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.largest = Object(entry).element?.closest('main') ? 'main' : 'other';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const response = page.waitForResponse('**/api/v1/order/wish');
  await page.goto(network.url, { waitUntil: 'commit' });
  await expect(loader(page, t('layout.loading'))).toBeVisible();
  network.release();
  await response;
  const seen = () => page.evaluate(() => Object(window).seen);
  await expect.poll(async () => (await seen()).largest).toBe('main');
  // Elements painted before the whole page has arrived can still move.
  expect((await seen()).shift).toBeLessThan(0.01);
  network.close();
});
