import {
  expect,
  type Locator,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstInStock, firstProduct } from '@/tests/e2e/support/shop';
import { aGate } from '@/tests/support/stub/gate';

const dialog = (page: Page) => page.getByRole('dialog');
const entriesOfOverlays = (page: Page) =>
  page.evaluate(() => Object(window.history.state).chorsu?.overlays ?? 0);
const canScroll = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 200);
    return window.scrollY > 0;
  });

const BEFORE = '/info/faq';

type Overlay = {
  at: (slug: string) => string;
  /** The element that opens the overlay when pressed. */
  opener: (page: Page, t: Words, product: string) => Locator;
  isSignedIn?: boolean;
};

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const product = (slug: string) => `/products/${slug}`;

const overlays: Record<string, Overlay> = {
  'the sign-in dialog': {
    at: () => '/about',
    opener: (page, t) => button(page, t('account.signIn')),
  },
  'the menu': { at: () => '/about', opener: (page, t) => button(page, t('header.menu')) },
  'the catalog': { at: () => '/about', opener: (page, t) => button(page, t('header.catalog')) },
  'the filters': { at: () => '/products', opener: (page, t) => button(page, t('catalog.filters')) },
  'the lightbox': { at: product, opener: (page, t) => button(page, t('product.enlarge')) },
  'the one-click order': { at: product, opener: (page, t) => button(page, t('oneClick.open')) },
  'the installment plan': {
    at: product,
    opener: (page, t) => page.getByRole('button', { name: t('instalment.row') }).first(),
  },
  'the confirmation of a deletion': {
    at: () => '/cart',
    opener: (page, t, name) => button(page, t('cart.remove', { name })),
  },
  'the address form': {
    at: () => '/user/address',
    opener: (page, t) => button(page, t('address.add')),
    isSignedIn: true,
  },
};

/** The overlays that quick runs open. `npm run test:full` opens all of them. */
const QUICK = ['the filters'];

const overlay = (page: Page) => page.locator('[role$="dialog"], .yarl__portal_open');

for (const [name, { at, opener, isSignedIn }] of Object.entries(overlays)) {
  test(`Back closes ${name} and then leaves the page, even after a reload`, {
    tag: QUICK.includes(name) ? ['@phone'] : ['@phone', '@full'],
  }, async ({ page, request, shopper, t }) => {
    if (isSignedIn) await shopper.signIn();
    const { slug, name: title } = await firstProduct(request, 'search=Sado Pro 2');
    const { id } = await firstInStock(request, slug);
    await page.request.post('/api/v1/order/cart', { data: { sub_product: id, amount: 1 } });
    const open = async () => {
      await opener(page, t, title).click();
      await expect(overlay(page)).toBeVisible();
    };
    const leaves = async () => {
      await expect(overlay(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
    };
    await page.goto(BEFORE);

    await page.goto(at(slug));
    await open();
    await page.goBack();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${at(slug)}$`));
    await expect.poll(() => canScroll(page)).toBe(true);
    await leaves();

    await page.goForward();
    await open();
    await page.keyboard.press('Escape');
    await expect.poll(() => entriesOfOverlays(page)).toBe(0);
    await leaves();

    await page.goForward();
    await open();
    await page.reload();
    await expect(opener(page, t, title)).toBeVisible();
    await expect.poll(() => entriesOfOverlays(page)).toBe(0);
    await leaves();
  });
}

test.describe('in the device language', { tag: '@phone' }, () => {
  test.use(languageOfDevice);

  test('Back in the category drawer goes up one level and then closes it (S2-57)', {
    tag: '@full',
  }, async ({ page, at, t, expectAccessible }) => {
    await page.goto(at(BEFORE));
    await page.goto(at('/about'));
    await button(page, t('header.catalog')).click();
    const rows = dialog(page).getByRole('listitem').getByRole('button');
    const title = dialog(page).getByRole('heading', { level: 2 });
    const names = [t('header.catalog')];
    for (let level = 0; level < 2; level += 1) {
      const row = level === 0 ? rows.first() : rows.nth(1);
      await row.click();
      await expect(title).not.toHaveText(String(names.at(-1)));
      names.push(String(await title.textContent()));
    }
    await expectAccessible();
    await dialog(page)
      .getByRole('button', { name: t('menu.back') })
      .click();
    await expect(title).toHaveText(String(names[1]));
    await expect.poll(() => entriesOfOverlays(page)).toBe(2);

    await page.goBack();
    await expect(title).toHaveText(String(names[0]));
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${at('/about')}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at(BEFORE)}$`));
  });

  test('Back closes the filter drawer and keeps a filter that is not yet applied (S2-68)', {
    tag: '@full',
  }, async ({ page, at, t }) => {
    await page.goto(at('/products?menu=elektronika'));
    const tick = (name: string) => dialog(page).getByRole('checkbox', { name }).check();
    const chips = page.getByRole('list', { name: t('catalog.activeFilters') });
    await page.getByRole('button', { name: t('catalog.filters') }).click();
    await tick(t('catalog.discounted'));
    await expect(page).toHaveURL(/menu=elektronika&discounted=1$/);
    await expect.poll(() => entriesOfOverlays(page)).toBe(1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/menu=elektronika&discounted=1$/);
    await expect(chips).toContainText(t('catalog.discounted'));

    await page.getByRole('button', { name: t('catalog.filters') }).click();
    const { open: respond, opened: responded } = aGate();
    await page.route(/express=1/, async (route) => {
      await responded;
      await route.continue();
    });
    await tick(t('catalog.express'));
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    respond();
    await expect(page).toHaveURL(/discounted=1&express=1$/);
    await expect(chips).toContainText(t('catalog.express'));
    await page.goBack();
    await expect(page).toHaveURL(/menu=elektronika&discounted=1$/);
  });
});

test('following a link in an overlay adds one history entry', { tag: ['@phone', '@full'] }, async ({
  page,
  t,
}) => {
  await page.goto('/about');
  await button(page, t('header.menu')).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('header.contacts') })
    .click();
  await expect(page).toHaveURL(/\/info\/contacts$/);
  await expect(overlay(page)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(overlay(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/info\/contacts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contacts.title'));
});

test('the quick view closes on Back and opens again on Forward and reload (B-83)', {
  tag: '@full',
}, async ({ page, request }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  await page.goto('/products');
  // The router handles history entries only once the page is hydrated.
  await hydrate(page);
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

test('Back and Forward restore a page’s scroll position', { tag: '@phone' }, async ({ page }) => {
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
