import { expect, languageOfDevice, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { badge } from '@/tests/e2e/support/shop';
import { aGate } from '@/tests/support/stub/gate';

test.use(languageOfDevice);

/** The index of a card below the first screen, so that the scroll position can be checked. */
const NTH = 9;
const PRICE = /^\d[\d\s]*(?:soʻm|сум)$/;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => main(page).getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const entries = (page: Page) => page.evaluate(() => window.history.length);
const isOver = (page: Page) => expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);

/** Holds the router's requests until the test releases them. */
async function holdPages(page: Page): Promise<() => void> {
  const { open, opened } = aGate();
  await page.route(/[?&]_rsc=/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Opens a hydrated list and scrolls a card into view, ready to be pressed. */
async function openList(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
  const link = linkOf(page, NTH);
  await link.scrollIntoViewIfNeeded();
  return { link, name: String(await link.textContent()), at: await scrolled(page) };
}

const linkOf = (page: Page, nth: number) => cards(page).nth(nth).getByRole('link').first();

/** Returns the boxes of the parts whose content comes from the card: name, image and price. */
async function known(page: Page, price: string) {
  const picture = main(page).locator('img[fetchpriority=high]').filter({ visible: true });
  const sum = main(page).getByText(price, { exact: true }).filter({ visible: true });
  const parts = [heading(page).filter({ visible: true }), picture.first(), sum.first()];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

test('a pressed card shows its name, image and price until the page arrives', async ({
  page,
  at,
  t,
  expectAccessible,
}) => {
  const { link, name } = await openList(page, at('/products'));
  const card = cards(page).nth(NTH);
  const price = String(await card.getByText(PRICE).first().textContent());
  const path = String(await link.getAttribute('href'));
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  const picture = await card
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const before = await entries(page);
  const release = await holdPages(page);
  await link.click();

  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(cards(page)).toHaveCount(0);
  const shown = main(page).locator('img').filter({ visible: true });
  await expect(shown).toHaveJSProperty('src', picture);
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(
    main(page).getByText(price, { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await expectAccessible();
  const optimistic = await known(page, price);

  release();
  await isOver(page);
  expect(await known(page, price)).toEqual(optimistic);
  await page
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first()
    .click();
  await expect(badge(page, t, 1)).toBeVisible();
  await expect(main(page).locator('h1')).toHaveText(name);
  expect(await entries(page)).toBe(before + 1);
});

test("requests the product page's scripts in parallel with its data", {
  tag: ['@phone', '@deferred'],
}, async ({ page, at, t }) => {
  const { link } = await openList(page, at('/products'));
  const release = await holdPages(page);
  const script = page.waitForRequest('**/_next/static/chunks/*.js');
  await link.tap();
  await script;
  release();
  await expect(main(page).getByRole('button', { name: t('product.share') })).toBeVisible();
});

test('the product placeholder requests no image of its own', {
  tag: ['@phone', '@full'],
}, async ({ page, at }) => {
  const { link, name } = await openList(page, at('/products'));
  await holdPages(page);
  const drawings: string[] = [];
  page.on('request', (request) => {
    // The path excludes the footer's pattern, which the page loads when the footer is in view.
    if (/\/_next\/static\/media\/.*\.svg$/.test(request.url())) drawings.push(request.url());
  });
  await link.tap();
  await expect(heading(page)).toHaveText(name);
  expect(drawings).toEqual([]);
});

test('loads content below the first screen, and Back restores the scroll position', {
  tag: '@full',
}, async ({ page, at, t }) => {
  const { link, name } = await openList(page, at('/products'));
  await link.click();
  const similar = page
    .getByRole('list', { name: t('product.similar') })
    .getByRole('link')
    .first();
  await similar.scrollIntoViewIfNeeded();
  const [left, next] = [await scrolled(page), String(await similar.textContent())];
  expect(left).toBeGreaterThan(0);
  await similar.click();
  await expect(heading(page)).toHaveText(next);
  await isOver(page);

  await page.goBack();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('Back during loading restores the list, and Forward opens the product', async ({
  page,
  at,
  t,
}) => {
  const list = await openList(page, at('/products'));
  const release = await holdPages(page);
  await list.link.click();
  await expect(heading(page)).toHaveText(list.name);

  await page.goBack();
  await expect(heading(page)).toHaveText(t('catalog.title'));
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => scrolled(page)).toBe(list.at);
  await expect(page.getByTestId('progress-bar')).toHaveCount(0);
  release();
  await expect(list.link).toBeInViewport();

  await page.goForward();
  await expect(
    page.getByRole('button', { name: t('cart.add'), exact: true }).first(),
  ).toBeVisible();
  await expect(heading(page)).toHaveText(list.name);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(cards(page)).toHaveCount(24);
});

test('Back shows all loaded pages of the list, and Forward opens the product', {
  // list.spec.ts covers Back to a list of several pages in every run.
  tag: '@full',
}, async ({ page, at, t }) => {
  await openList(page, at('/products'));
  await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();
  await expect(cards(page)).toHaveCount(48);
  const link = linkOf(page, 40);
  await link.scrollIntoViewIfNeeded();
  const [name, left] = [String(await link.textContent()), await scrolled(page)];
  await link.click();
  await expect(main(page).getByRole('button', { name: t('product.share') })).toBeVisible();

  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(heading(page)).toHaveText(name);
  await expect(main(page).getByRole('button', { name: t('product.share') })).toBeVisible();
});

test('a late list response does not navigate away from the product', { tag: '@full' }, async ({
  page,
  at,
  t,
}) => {
  const { link, name } = await openList(page, at('/products'));
  const release = await holdPages(page);
  const { open, opened } = aGate();
  await page.route('**/api/v1/catalog/product?*', async (route) => {
    await opened;
    await route.continue();
  });
  const more = page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) });
  await more.click();
  await link.click();
  const response = page.waitForResponse('**/api/v1/catalog/product?*');
  open();
  await response;
  await expect(main(page).locator('article')).toHaveCount(48);

  release();
  await expect(main(page).getByRole('button', { name: t('product.share') })).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(/-\d+$/);
});

test('a card that is pressed twice, or with the keyboard, opens its product once', {
  tag: '@full',
}, async ({ page, at, t }) => {
  const { link, name } = await openList(page, at('/products'));
  const before = await entries(page);
  await link.dblclick();
  await isOver(page);
  await expect(heading(page)).toHaveText(name);
  expect(await entries(page)).toBe(before + 1);

  await page.goBack();
  await expect(heading(page)).toHaveText(t('catalog.title'));
  await expect(heading(page)).toBeFocused();
  await linkOf(page, NTH).focus();
  const release = await holdPages(page);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  release();
  await isOver(page);
  await expect(heading(page)).toBeFocused();
  expect(await entries(page)).toBe(before + 1);
});

test('pressing a card with Ctrl or the middle button leaves the list unchanged', {
  tag: '@desktop',
}, async ({ page, at, t }) => {
  const { link } = await openList(page, at('/products'));
  for (const press of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
    await opened.close();
  }
  await expect(heading(page)).toHaveText(t('catalog.title'));
  await expect(page).toHaveURL(/\/products$/);
});

test('follows another link pressed while a product loads, and Back opens the product', {
  tag: '@full',
}, async ({ page, at, t }) => {
  const { link, name } = await openList(page, at('/products'));
  const release = await holdPages(page);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('banner').getByRole('link', { name: 'Chorsu' }).click();
  await expect(heading(page)).toHaveText(name);
  release();
  await expect(page).toHaveURL((url) => url.pathname === at('/'));
  await isOver(page);

  await page.goBack();
  await expect(main(page).getByRole('button', { name: t('product.share') })).toBeVisible();
  await expect(heading(page)).toHaveText(name);
});

const restarts = {
  'after a reload during loading': (page: Page) => page.reload(),
  // The test browser has no bfcache, so the test dispatches the event.
  'after a return from the bfcache during loading': (page: Page) =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }),
};

for (const [title, restart] of Object.entries(restarts)) {
  test(`${title}, the product opens, and Back returns to the list`, { tag: '@full' }, async ({
    page,
    at,
    t,
  }) => {
    const { link, name } = await openList(page, at('/products'));
    const release = await holdPages(page);
    await link.click();
    await expect(heading(page)).toHaveText(name);
    await restart(page);
    await expect(main(page).getByRole('button', { name: t('product.share') })).toBeVisible();
    await expect(heading(page)).toHaveText(name);
    release();
    await page.goBack();
    await expect(heading(page)).toHaveText(t('catalog.title'));
  });
}

test.describe('when the page cannot be read', () => {
  test.use({ forgives: /Failed to load resource|^failed: |^logged: Failed to fetch RSC/ });

  test('shows an error page, and Back returns to the list', { tag: '@full' }, async ({
    page,
    at,
    world,
    t,
  }) => {
    const { link, name } = await openList(page, at('/products'));
    const release = await holdPages(page);
    const path = '/catalog/product/:slug';
    await world.addFault({ path, from: 'server', kind: 'status', status: 503 });
    await link.click();
    await expect(heading(page)).toHaveText(name);
    release();
    await expect(heading(page)).toHaveText(t('server.unavailable.title'));

    await page.goBack();
    await expect(heading(page)).toHaveText(t('catalog.title'));
    await expect(cards(page)).toHaveCount(24);
  });
});
