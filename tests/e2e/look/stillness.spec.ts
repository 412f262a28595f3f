import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { firstProduct, putInCart } from '@/tests/e2e/support/shop';
import { slowDocuments } from '@/tests/e2e/support/slow-document';
import { recordTiming, timingOf, waitForShifts } from '@/tests/support/page/page-timing';

/** The tolerated layout shift. It covers the font swap and a discount that loads later. */
const NOTHING = 0.003;

async function expectStill(page: Page) {
  await page.waitForLoadState();
  await waitForShifts(page);
  const { shift, moved } = await timingOf(page);
  expect(shift, moved.join('\n')).toBeLessThan(NOTHING);
}

test('nothing moves while an empty cart, wishlist, checkout or account loads', {
  tag: '@full',
}, async ({ page, t }) => {
  await recordTiming(page);
  await expectTitles(page, {
    '/cart': t('cart.empty.title'),
    '/liked': t('liked.empty.title'),
    '/orders': t('checkout.signIn.title'),
  });
  await page.goto('/user');
  await expect(page.getByRole('dialog', { name: t('signIn.title') })).toBeVisible();
  await expectStill(page);
});

test('nothing moves while a customer’s cart, wishlist, orders and addresses load', async ({
  page,
  request,
  shopper,
  t,
}) => {
  await recordTiming(page);
  await shopper.signIn();
  const { slug, name } = await firstProduct(request);
  await expectTitles(page, {
    '/user/orders': t('orders.empty.active'),
    '/user/address': t('address.empty.title'),
    '/orders': t('checkout.empty.title'),
  });
  await putInCart(page, t, slug);
  await page
    .getByRole('button', { name: t('liked.add'), exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('link', { name: t('header.likedCount', { count: 1 }) }),
  ).toBeVisible();
  await page.goto('/liked');
  await expectProduct(page, name);
  await page.goto('/cart');
  await expectProduct(page, name);
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await page.reload();
  await expectProduct(page, name);
});

async function expectProduct(page: Page, name: string) {
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expectStill(page);
}

async function expectTitles(page: Page, titles: Record<string, string>) {
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectStill(page);
  }
}

test('the bottom bar does not move while its HTML arrives', {
  tag: '@phone',
}, async ({ page, baseURL, t }) => {
  const account = (html: Buffer) => html.lastIndexOf('<button', html.lastIndexOf('</nav>'));
  const shop = await slowDocuments(baseURL ?? '', account);
  await page.goto(`${shop.url}/about`, { waitUntil: 'commit' });
  const bar = page.getByRole('navigation', { name: t('menu.bottom') });
  await expect(bar.getByRole('link', { name: t('header.home') })).toBeVisible();
  // Compares boxes instead of the page's layout shift, because a late font can rewrap the text
  // above the bar.
  const boxes = async () => [
    await bar.boundingBox(),
    await bar.getByRole('link', { name: t('header.home') }).boundingBox(),
  ];
  const before = await boxes();

  shop.release();

  await expect(bar.getByRole('button', { name: t('account.signIn') })).toBeVisible();
  await page.waitForLoadState();
  expect(await boxes()).toEqual(before);
  shop.close();
});

test('product facts stay hidden until the buy box above them has arrived', {
  tag: '@phone',
}, async ({ page, request, baseURL, t }) => {
  const title = t('keyFacts.title');
  const beforeBuyBox = (html: Buffer) => html.indexOf('</section>', html.indexOf(title));
  const shop = await slowDocuments(baseURL ?? '', beforeBuyBox);
  const { slug } = await firstProduct(request);
  await page.goto(`${shop.url}/products/${slug}`, { waitUntil: 'commit' });
  const facts = page.getByText(title, { exact: true });
  const box = page.getByRole('region', { name: t('product.buy') });
  await expect(facts).toBeAttached();
  await expect(box).toHaveCount(0);
  await expect(facts).toBeHidden();

  shop.release();

  await expect(box).toBeVisible();
  await expect(facts).toBeVisible();
  shop.close();
});
