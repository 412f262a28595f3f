import { stopClock } from '@/tests/e2e/support/clock';
import {
  type APIRequestContext,
  expect,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { expectHydrated, holdScripts, hydrate } from '@/tests/e2e/support/hydration';
import { tabTo } from '@/tests/e2e/support/keyboard';
import { openRequests } from '@/tests/e2e/support/open-requests';
import { badge, firstProduct } from '@/tests/e2e/support/shop';
import { slowDocuments } from '@/tests/e2e/support/slow-document';
import { aGate } from '@/tests/support/stub/gate';

test.use({ isFirstVisit: true });

const BUYABLE = 'search=Sado Pro 2';

test('a page loads its scripts and full styles only when the network is idle', {
  tag: ['@phone', '@deferred'],
}, async ({ page }) => {
  const asked: Record<string, string[]> = { script: [], stylesheet: [] };
  page.on('request', (request) => {
    asked[request.resourceType()]?.push(new URL(request.url()).pathname);
  });
  await stopClock(page);
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(asked).toEqual({ script: ['/hydrate.js'], stylesheet: [] });
  const own = await page.evaluate(typefaces);
  expect(own.length).toBeGreaterThan(2);
  await page.clock.resume();
  await expectHydrated(page);
  expect(asked.script?.[1]).toMatch(/^\/_page\/[\w-]{11}\/products$/);
  expect(asked.stylesheet?.length).toBeGreaterThan(0);
  await expect(page.locator('link[rel="stylesheet"][media="all"]')).not.toHaveCount(0);
  // Repeating the declarations would trigger a layout of the whole page.
  expect(await page.evaluate(typefaces)).toEqual(own);
});

/** Runs in the page. */
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

test('scripts that arrive before the whole document wait for the rest of it', {
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

test('a press before hydration is replayed once', { tag: ['@phone', '@deferred'] }, async ({
  page,
  request,
  t,
}) => {
  const release = await holdScripts(page);
  await addBuyable(page, request, t);
  const waiting = page.getByRole('status').getByText(t('layout.loading'), { exact: true });
  await expect(waiting).toBeVisible();
  release();
  await expect(badge(page, t, 1)).toBeVisible();
  await expect(waiting).toBeHidden();
});

for (const [tag, role] of [
  ['@phone', 'dialog'],
  ['@desktop', 'navigation'],
] as const) {
  // Requirements: S2-38
  test(`opens the catalogue at the first press, whenever it comes (S2-51, S2-57), ${tag}`, {
    tag: [tag, '@deferred'],
  }, async ({ page, t }) => {
    const name = t('header.catalogue');
    const opener = page.getByRole('button', { name }).filter({ visible: true });
    const release = await holdScripts(page);
    // Before the page has loaded `hydrate.js`, the opener is a link.
    await page.goto('/about');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole(role, { name }).getByText('Elektronika')).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });
}

for (const tags of [['@desktop'], ['@phone', '@full']]) {
  test(`the catalogue keeps focus during hydration, ${tags[0]}`, {
    tag: [...tags, '@deferred'],
  }, async ({ page, t }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    const name = t('header.catalogue');
    const opener = page.getByRole('button', { name }).filter({ visible: true });
    await tabTo(page, opener);
    release();
    await expectHydrated(page);
    await expect(opener).toBeFocused();
  });
}

test('the space bar opens the catalogue before hydration (S2-38)', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: t('header.catalogue') }).press(' ');
  release();
  const menu = page.getByRole('navigation', { name: t('header.catalogue') });
  await expect(menu.getByText('Elektronika')).toBeVisible();
});

test('a checkbox checked before hydration stays and filters the list (S2-65)', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/products?menu=elektronika');
  const box = page.getByRole('checkbox', { name: t('catalog.discounted') });
  await box.check();
  release();
  await expect(page).toHaveURL(/discounted=1/);
  await expect(box).toBeChecked();
});

test('a sort order chosen before hydration applies', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/products?menu=elektronika');
  await page.getByRole('combobox', { name: t('catalog.sortBy') }).selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/sort=/);
});

test('a search submitted before hydration runs and is remembered (S5-02)', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const box = page.getByRole('combobox', { name: t('search.label') });
  await box.fill('smartfon');
  await box.press('Enter');
  release();
  await expect(page).toHaveURL(/\/products\?search=smartfon/);
  await page.goto('/about');
  await page.getByRole('combobox', { name: t('search.label') }).click();
  await expect(page.getByRole('option', { name: 'smartfon' })).toBeVisible();
});

test('text typed before hydration gets suggestions', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('combobox', { name: t('search.label') }).fill('smartfon');
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('a price typed and left before hydration filters the list (S2-64)', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/products?menu=kiyim');
  await page.getByRole('complementary').getByLabel(t('catalog.from')).fill('100000');
  await page.keyboard.press('Tab');
  release();
  await expect(page).toHaveURL(/menu=kiyim&price_min=100000$/);
});

test('Enter in a price field before hydration filters the list (S2-64)', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/products?menu=kiyim');
  await page.getByRole('complementary').getByLabel(t('catalog.from')).fill('100000');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/menu=kiyim&price_min=100000$/);
});

test('a slider moved before hydration filters the list (S2-64)', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/products?menu=kiyim');
  await page.getByRole('slider', { name: t('catalog.priceFrom') }).press('ArrowRight');
  release();
  await expect(page).toHaveURL(/menu=kiyim&price_min=\d+$/);
});

test('a field focused before hydration offers the same suggestions as after it', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products?search=smartfon');
  await hydrate(page);
  const box = page.getByRole('combobox', { name: t('search.label') });
  await box.fill('choynak');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=choynak/);
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await box.click();
  release();
  await expect(page.getByRole('option', { name: 'choynak' })).toBeVisible();
});

test('links do not wait for hydration', { tag: ['@phone', '@deferred'] }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/products');
  const link = page.getByRole('article').getByRole('link').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('several presses before hydration are replayed in order', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, request, t }) => {
  const release = await holdScripts(page);
  await addBuyable(page, request, t);
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Koʻpaytirish/ })
    .first();
  await more.click();
  release();
  await expect(badge(page, t, 1)).toBeVisible();
  await expect(more.locator('xpath=..')).toContainText('2');
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('group')).toHaveText('2');
});

test('hides a press on a link from React, which would hydrate first', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/products');
  const heard: string[] = [];
  await page.exposeFunction('report', (kind: string) => heard.push(kind));
  const kinds = ['pointerdown', 'mousedown', 'mouseup', 'click'];
  await page.evaluate((all) => {
    const report = ({ type }: Event) => Reflect.get(window, 'report')(type);
    // React listens on the document.
    for (const kind of all) document.addEventListener(kind, report, { capture: true });
  }, kinds);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => heard).toEqual(kinds);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[^/]+$/);
  expect(heard).toEqual(kinds);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a link waits for earlier presses', { tag: ['@phone', '@deferred', '@full'] }, async ({
  page,
  request,
  t,
}) => {
  const release = await holdScripts(page);
  await addBuyable(page, request, t);
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: t('header.liked') })
    .last();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/liked$/);
  await expect(badge(page, t, 1)).toBeVisible();
});

test('a link stops the download of scripts, which resumes when the page stays', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page }) => {
  const isScript = (url: string) => /\.js$/.test(new URL(url).pathname);
  const openScripts = () => openRequests(page).filter((request) => isScript(request.url())).length;
  const release = await holdScripts(page);
  const { open: answer, opened: answered } = aGate();
  await page.route('**/products/*', async (route) => {
    await answered;
    // The URL has no page, so the link must not navigate.
    await route.fulfill({ status: 204 });
  });
  await page.clock.install();
  await page.goto('/products');
  await page.keyboard.press('Shift');
  await expect.poll(openScripts).toBeGreaterThan(5);

  const link = page.getByRole('article').getByRole('link').first();
  await link.click({ noWaitAfter: true });
  await expect.poll(openScripts).toBe(0);
  answer();
  release();
  await page.clock.fastForward(10_000);
  await expectHydrated(page);
});

test('the language can be switched before hydration and keeps the query (S1-07, B-69)', {
  tag: ['@desktop', '@deferred'],
}, async ({ page, context }) => {
  await page.goto('/ru/products');
  await expectHydrated(page);
  await page.evaluate(() => localStorage.clear());
  await holdScripts(page);
  await page.goto('/ru/products?sort=price_asc');
  const switcher = page.getByRole('banner').locator('details').filter({ visible: true }).last();
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: 'Oʻzbekcha' }).click();
  await expect(page).toHaveURL('/products?sort=price_asc');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('uz');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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

  test('for a moment, the page requests them again and replays the press', {
    tag: ['@phone', '@deferred', '@full'],
  }, async ({ page, request, t }) => {
    let lost = 0;
    await page.route('**/_next/static/chunks/*.js', (route) => {
      lost += 1;
      return route.abort('internetdisconnected');
    });
    await addBuyable(page, request, t);
    await expect.poll(() => lost).toBeGreaterThan(5);
    await page.unroute('**/_next/static/chunks/*.js');
    await expect(badge(page, t, 1)).toBeVisible();
  });

  test('at all, the page reloads once and then uses plain links', {
    tag: ['@phone', '@deferred', '@full'],
  }, async ({ page, request, t }) => {
    let documents = 0;
    page.on('request', (one) => {
      if (one.resourceType() === 'document') documents += 1;
    });
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 503 }));
    const { slug } = await firstProduct(request, BUYABLE);
    await page.goto(`/products/${slug}`);
    const add = page.getByRole('button', { name: t('cart.add'), exact: true });
    await add.click();
    await expect.poll(() => documents).toBe(2);
    await add.click();
    await expect(add).not.toHaveAttribute('aria-busy');
    await page
      .getByRole('link', { name: t('header.home') })
      .last()
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(documents).toBe(3);
  });
});

/** The state of the page before hydration. */
async function addBuyable(page: Page, request: APIRequestContext, t: Words) {
  const { slug } = await firstProduct(request, BUYABLE);
  await page.goto(`/products/${slug}`);
  const add = page.getByRole('button', { name: t('cart.add'), exact: true });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(add).toHaveCSS('scale', '0.95');
}

test('a press before hydration survives a reload (docs/decisions/028)', {
  tag: ['@phone', '@deferred'],
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, BUYABLE);
  const release = await holdScripts(page);
  await page.goto(`/products/${slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('liked.add'), exact: true })
    .click();
  await page.reload();
  release();
  const liked = page.getByRole('main').getByRole('button', { name: t('liked.added'), exact: true });
  await expect(liked).toBeVisible();
});
