import { stopClock } from '@/tests/e2e/support/clock';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated, hydrate } from '@/tests/e2e/support/hydration';
import { pressMore } from '@/tests/e2e/support/shop';
import { slowDocuments } from '@/tests/e2e/support/slow-document';
import { aGate } from '@/tests/support/stub/gate';

test.use({ isFirstVisit: true });

test('a page loads its scripts and full styles only when the network is idle', {
  tag: ['@phone', '@deferred'],
}, async ({ page }) => {
  const requests: Record<string, string[]> = { script: [], stylesheet: [] };
  page.on('request', (request) => {
    requests[request.resourceType()]?.push(new URL(request.url()).pathname);
  });
  await stopClock(page);
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(requests).toEqual({ script: ['/hydrate.js', '/early-panels.js'], stylesheet: [] });
  const own = await page.evaluate(typefaces);
  expect(own.length).toBeGreaterThan(2);
  await page.clock.resume();
  await expectHydrated(page);
  expect(requests.script?.[2]).toMatch(/^\/_page\/[\w-]{11}\/products$/);
  expect(requests.stylesheet?.length).toBeGreaterThan(0);
  await expect(page.locator('link[rel="stylesheet"][media="all"]')).not.toHaveCount(0);
  // If the full styles declared the fonts again, the browser would lay out the whole page again.
  expect(await page.evaluate(typefaces)).toEqual(own);
});

/** Runs in the page: returns the `@font-face` rules of all stylesheets. */
function typefaces(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.cssText : []));
}

test('the page of a returning visitor hydrates at once', {
  tag: ['@desktop', '@deferred'],
}, async ({ page }) => {
  await page.goto('/products');
  await hydrate(page);
  await stopClock(page);
  await page.goto('/about');
  await expectHydrated(page);
});

test('scripts that arrive early run only after the whole document has arrived', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, baseURL }) => {
  const slow = await slowDocuments(baseURL ?? '');
  let waited: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    waited = waited.filter((one) => one !== pathname + search);
  });
  await page.goto(`${slow.url}/products`, { waitUntil: 'commit' });
  const scripts = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  waited = scripts?.split(' ') ?? [];
  expect(waited.length).toBeGreaterThan(5);
  await page.keyboard.press('Shift');
  await expect.poll(() => waited).toEqual([]);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');

  slow.release();
  await expectHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(24);
  slow.close();
});

test('every script of a page runs only once', { tag: ['@phone', '@deferred'] }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const sources = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src));
  const ofBuild = sources.filter((source) => source.includes('/chunks/'));
  expect(ofBuild.length).toBeGreaterThan(5);
  expect(ofBuild).toEqual([...new Set(ofBuild)]);
});

test.describe('when the RSC payload cannot be loaded', () => {
  test.use({ forgives: /Failed to load resource/ });

  test('the page reloads once', { tag: ['@desktop', '@deferred', '@full'] }, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/_page/**', async (route) => {
      if (documents === 1) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await page.goto('/products');
    await hydrate(page);
    expect(documents).toBe(2);
  });
});

test.describe('when the stylesheets cannot be loaded', () => {
  test.use({ forgives: /Failed to load resource/ });

  test('the hydrated page keeps its inlined styles', {
    tag: ['@desktop', '@deferred', '@full'],
  }, async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill({ status: 404 }));
    await page.goto('/products');
    const grid = page.locator('ul:has(> li > article)').first();
    await expect(grid).toHaveCSS('display', 'grid');
    await hydrate(page);
    await expect(grid).toHaveCSS('display', 'grid');
  });
});

test.describe('when the scripts cannot be loaded', () => {
  test.use({ forgives: /Failed to load resource|request failed|net::|503/ });

  test('the page requests them again and replays the press after a brief failure', {
    tag: ['@phone', '@deferred', '@full'],
  }, async ({ page, request, t }) => {
    let lost = 0;
    await page.route('**/_next/static/chunks/*.js', (route) => {
      lost += 1;
      return route.abort('internetdisconnected');
    });
    const more = await pressMore(page, request, t);
    await expect.poll(() => lost).toBeGreaterThan(5);
    await page.unroute('**/_next/static/chunks/*.js');
    await expect(more.locator('xpath=..')).toHaveText('2');
  });

  test('the page reloads once and then uses plain links while the failure lasts', {
    tag: ['@phone', '@deferred', '@full'],
  }, async ({ page, request, t }) => {
    let documents = 0;
    page.on('request', (one) => {
      if (one.resourceType() === 'document') documents += 1;
    });
    // The scripts fail only after the page has shown the press, because it then reloads at once.
    const { open: fail, opened: failing } = aGate();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await failing;
      await route.fulfill({ status: 503 });
    });
    const more = await pressMore(page, request, t);
    fail();
    await expect.poll(() => documents).toBe(2);
    await more.click();
    await expect(more).not.toHaveAttribute('aria-busy');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.home') })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(documents).toBe(3);
  });
});
