import { PROGRESS_DURATION_MS, PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '@/lib/constants';
import { pauseClock } from '@/tests/e2e/support/clock';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct } from '@/tests/e2e/support/shop';
import { aGate } from '@/tests/support/stub/gate';

test.use({ forgives: /chunk|Failed to load resource|_next\/static/i });

const chunks = '**/_next/static/chunks/**';

/** Blocks all chunks that the page has not loaded yet. */
async function loseLaterChunks(page: Page) {
  const used = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await page.route(chunks, (route) =>
    used.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('reloads at most once a minute for a failed component (S2-99, S2-100)', {
  tag: ['@phone', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products');
  const menu = page.getByRole('button', { name: t('header.menu') });
  await hydrate(page);
  await loseLaterChunks(page);
  const loads = countLoads(page);

  await menu.click();
  await expect.poll(loads).toBe(1);
  await menu.click();

  await expect(page.getByText(t('layout.partFailed')).first()).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unrouteAll();
  await page
    .getByRole('button', { name: t('layout.reload') })
    .first()
    .click();
  await expect.poll(loads).toBe(2);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [name, path, opener] of [
  ['the filters', '/products', 'catalog.filters'],
  ['the installment plan', '/products/:slug', 'instalment.row'],
  ['the lightbox', '/products/:slug', 'product.enlarge'],
] as const) {
  test(`a page reloads once if ${name} cannot load, and later presses retry`, {
    tag: name === 'the filters' ? ['@phone'] : ['@phone', '@full'],
  }, async ({ page, request, t }) => {
    const { slug } = await firstProduct(request, 'search=Sado Pro 2');
    await page.goto(path.replace(':slug', slug));
    const button = page
      .getByRole('main')
      .getByRole('button', { name: t(opener) })
      .last();
    const failed = page.getByText(t('layout.partFailed')).first();
    await hydrate(page);
    await loseLaterChunks(page);
    const loads = countLoads(page);

    await button.click();
    await expect.poll(loads).toBe(1);
    await button.click();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('errors.page.title'));

    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loads()).toBe(1);
  });
}

for (const [name, path, opener] of [
  ['sign-in', '/products', 'account.signIn'],
  ['the filters', '/products', 'catalog.filters'],
] as const) {
  test(`the progress bar runs while ${name} loads over a slow network`, {
    tag: name === 'sign-in' ? ['@phone'] : ['@phone', '@full'],
  }, async ({ page, t }) => {
    await page.goto(path);
    await hydrate(page);
    const { open, opened } = aGate();
    await page.route(chunks, async (route) => {
      await opened;
      await route.continue();
    });
    const bar = page.getByTestId('progress-bar');

    await page.getByRole('button', { name: t(opener), exact: true }).click();
    await expect(bar).toHaveAttribute('data-phase', 'running');

    open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
}

// Requirements: S9-13
test('shows progress from 200 ms into a navigation to 500 ms after it (S9-12, S9-14)', {
  tag: '@desktop',
}, async ({ page, t }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/products');
  await hydrate(page);
  await pauseClock(page);
  const { open, opened } = aGate();
  await page.route('**/info/faq**', async (route) => {
    await opened;
    await route.continue();
  });
  const bar = page.getByTestId('progress-bar');
  const faq = page.getByRole('contentinfo').getByRole('link', { name: t('faq.title') });

  await faq.click();
  await page.clock.runFor(PROGRESS_THROTTLE_MS - 1);
  await expect(bar).toHaveAttribute('data-phase', 'waiting');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('data-phase', 'running');
  const { duration, delay } = await bar.evaluate((one) => ({
    duration: getComputedStyle(one).animationDuration,
    delay: getComputedStyle(one).animationDelay,
  }));
  expect(duration).toContain(`${PROGRESS_DURATION_MS / 1000}s`);
  expect(delay).toContain(`${PROGRESS_THROTTLE_MS / 1000}s`);

  open();
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(PROGRESS_HIDE_MS - 1);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(/\/info\/faq$/);
});

test('a sign-in dialog that loads during navigation does not open on the next page', {
  tag: ['@phone', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products');
  await hydrate(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[^/]+$/);
  await expect(page.getByRole('button', { name: t('product.share') })).toBeVisible();
  // The price bar covers the navigation until the main button is on the screen (ADR 065).
  const main = page.getByRole('button', { name: t('cart.add'), exact: true });
  await main.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const { open, opened } = aGate();
  await page.route(chunks, async (route) => {
    await opened;
    await route.continue();
  });
  const held = page.waitForRequest(chunks);
  await page.getByRole('button', { name: t('account.signIn'), exact: true }).click();
  await held;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('catalog.title') })).toBeVisible();

  const come = page.waitForEvent('requestfinished', (one) => one.url().includes('/chunks/'));
  open();
  await come;
  const bar = page.getByTestId('progress-bar');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: t('account.signIn'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Modifies the page's code on its way to the browser. */
async function breakCode(page: Page, changes: [code: RegExp, broken: string][]) {
  let broken = 0;
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const after = changes.reduce((text, [code, bad]) => text.replace(code, bad), before);
    if (after !== before) broken += 1;
    await route.fulfill({ response, body: after });
  });
  return () => broken;
}

const THROWS = '(()=>{throw new Error("broken")})()';
const cartPage: [RegExp, string] = [/\w+\("loadFailed\.title"\)/, THROWS];
const errorPage: [RegExp, string] = [/\("errors\.page"\)/, `(${THROWS})`];

async function openBrokenCart(page: Page) {
  await page.route('**/api/v1/order/cart', (route) =>
    route.fulfill({ status: 422, json: { status: false, data: { detail: '' }, message: null } }),
  );
  await page.goto('/ru/cart');
}

test.describe('a page that throws', { tag: '@phone' }, () => {
  test.use({ forgives: /./, language: 'ru' });

  test('shows the error page with its status and a home link (S2-101)', async ({
    page,
    t,
    expectAccessible,
  }) => {
    const broken = await breakCode(page, [cartPage]);
    await openBrokenCart(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.page.title'));
    expect(broken()).toBe(1);
    await expect(page.getByText('500')).toBeVisible();
    await expectAccessible();

    // Removes the route that breaks code, and waits for its pending requests, because the test must
    // not end before they do.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: t('errors.page.home') }).click();
    await expect(page).toHaveURL(/\/ru$/);
  });

  test('shows the fatal page with a home link if the error page throws too (S2-102)', {
    tag: '@full',
  }, async ({ page, expectAccessible }) => {
    const broken = await breakCode(page, [cartPage, errorPage]);
    await openBrokenCart(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'При показе страницы ошибки произошла ошибка',
    );
    expect(broken()).toBe(2);
    await expectAccessible();
    await expect(page.getByRole('link')).toHaveAttribute('href', '/ru');
  });
});
