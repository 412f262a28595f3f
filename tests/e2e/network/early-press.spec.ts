import { expect, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated, holdScripts, hydrate } from '@/tests/e2e/support/hydration';
import { tabTo } from '@/tests/e2e/support/keyboard';
import { openRequests } from '@/tests/e2e/support/open-requests';
import { BUYABLE, badge, firstProduct, pressMore } from '@/tests/e2e/support/shop';
import { aGate } from '@/tests/support/stub/gate';

test.use({ isFirstVisit: true });

test('a press before hydration is replayed once', { tag: ['@phone', '@deferred'] }, async ({
  page,
  request,
  t,
}) => {
  const release = await holdScripts(page);
  const more = await pressMore(page, request, t);
  const waiting = page.getByRole('status').getByText(t('layout.loading'), { exact: true });
  await expect(waiting).toBeVisible();
  release();
  await expect(more.locator('xpath=..')).toHaveText('2');
  await expect(waiting).toBeHidden();
});

for (const [device, role] of [
  ['phone', 'dialog'],
  ['desktop', 'navigation'],
] as const) {
  // Requirements: S2-38
  test(`the first press opens the catalog before hydration on a ${device} (S2-51, S2-57)`, {
    tag: [`@${device}`, '@deferred'],
  }, async ({ page, t }) => {
    const name = t('header.catalog');
    const opener = page.getByRole('button', { name }).filter({ visible: true });
    const release = await holdScripts(page);
    // Before the page has loaded `hydrate.js`, the opener is a link.
    await page.goto('/about');
    await opener.click();
    await expect(page.getByRole('button', { name: t('actions.close') })).toBeVisible();
    release();
    await expect(page.getByRole(role, { name }).getByText('Elektronika')).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });
}

for (const [device, tags] of [
  ['desktop', []],
  ['phone', ['@full']],
] as const) {
  test(`the catalog button keeps focus during hydration on a ${device}`, {
    tag: [`@${device}`, ...tags, '@deferred'],
  }, async ({ page, t }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    const name = t('header.catalog');
    const opener = page.getByRole('button', { name }).filter({ visible: true });
    await tabTo(page, opener);
    release();
    await expectHydrated(page);
    await expect(opener).toBeFocused();
  });
}

test('the space bar opens the catalog before hydration (S2-38)', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: t('header.catalog') }).press(' ');
  release();
  const menu = page.getByRole('navigation', { name: t('header.catalog') });
  await expect(menu.getByText('Elektronika')).toBeVisible();
});

test('a checkbox checked before hydration stays checked and filters the list (S2-65)', {
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

test('a sort order selected before hydration is applied', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/products?menu=elektronika');
  await page.getByRole('combobox', { name: t('catalog.sortBy') }).selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/sort=/);
});

test('a search submitted before hydration runs and is stored (S5-02)', {
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

test('search text typed before hydration gets suggestions', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, t }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('combobox', { name: t('search.label') }).fill('smartfon');
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('a price typed before hydration filters the list on blur (S2-64)', {
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

test('a search field focused before hydration offers earlier searches after it', {
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

test('a pressed link opens without waiting for hydration', {
  tag: ['@phone', '@deferred'],
}, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/products');
  const link = page.getByRole('article').getByRole('link').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('multiple presses before hydration are replayed in order', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, request, t }) => {
  const release = await holdScripts(page);
  await pressMore(page, request, t);
  await page.getByRole('button', { name: t('cart.add'), exact: true }).click();
  release();
  await expect(badge(page, t, 1)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('group')).toHaveText('2');
});

test('keeps link presses from React so that it does not hydrate the page first', {
  tag: ['@desktop', '@deferred', '@full'],
}, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/products');
  const events: string[] = [];
  await page.exposeFunction('report', (kind: string) => events.push(kind));
  const kinds = ['pointerdown', 'mousedown', 'mouseup', 'click'];
  await page.evaluate((all) => {
    const report = ({ type }: Event) => Reflect.get(window, 'report')(type);
    // React listens on the document.
    for (const kind of all) document.addEventListener(kind, report, { capture: true });
  }, kinds);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => events).toEqual(kinds);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[^/]+$/);
  expect(events).toEqual(kinds);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a pressed link opens only after earlier presses have been replayed', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, request, t }) => {
  const release = await holdScripts(page);
  await pressMore(page, request, t);
  const link = page.getByRole('banner').getByRole('link', { name: t('header.home') });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a press on a link stops script downloads, which resume if the page stays open', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page }) => {
  const isScript = (url: string) => /\.js$/.test(new URL(url).pathname);
  const openScripts = () => openRequests(page).filter((request) => isScript(request.url())).length;
  const release = await holdScripts(page);
  const { open: respond, opened: responded } = aGate();
  await page.route('**/products/*', async (route) => {
    await responded;
    // A 204 response makes the browser stay on the current page.
    await route.fulfill({ status: 204 });
  });
  await page.clock.install();
  await page.goto('/products');
  await page.keyboard.press('Shift');
  await expect.poll(openScripts).toBeGreaterThan(5);

  const link = page.getByRole('article').getByRole('link').first();
  await link.click({ noWaitAfter: true });
  await expect.poll(openScripts).toBe(0);
  respond();
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

test('a press before hydration survives a reload (ADR 028)', {
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
