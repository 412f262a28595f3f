import { formatPrice } from '@/lib/domain/text/money';
import { expect, languageOfDevice, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { cardOf, listOf } from '@/tests/e2e/support/shop';

const LIST = '/products?menu=kiyim&sort=price_asc';
const NEW_PRICE = 169_000;

/** Collects the requests for prices and stock from now on. */
function offerRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/catalog/offer')) requests.push(request.url());
  });
  return requests;
}

async function firstProduct(request: Parameters<typeof listOf>[0], locale = 'uz') {
  const { results } = await listOf(request, 'menu=kiyim&sort=price_asc', locale);
  const first = results.find(({ amount }) => amount > 1);
  if (!first) throw new Error('the list has no products');
  return first;
}

/** Simulates a tab that was hidden for the given time. */
async function comeBackAfter(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const now = Date.now;
    show('hidden');
    Date.now = () => now() + ms;
    show('visible');
    Date.now = now;
  }, minutes * 60_000);
}

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  test('Back to a list shows and announces current prices and stock (B-93)', async ({
    page,
    request,
    world,
    t,
    at,
    language,
  }) => {
    const { name, sub_product } = await firstProduct(request, language);
    await page.goto(at(LIST));
    await hydrate(page);
    const requests = offerRequests(page);
    const card = cardOf(page, name);
    await card.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(requests).toEqual([]);

    await world.setPrice(sub_product, NEW_PRICE, null);
    await page.goBack();
    await expect(card).toContainText(formatPrice(NEW_PRICE, language));
    const price = formatPrice(NEW_PRICE, language);
    await expect(page.getByText(t('offer.price', { name, price }))).toBeVisible();
    expect(requests).toHaveLength(1);

    await world.setStock(sub_product, 0);
    await comeBackAfter(page, 2);
    await expect(card).toContainText(t('product.soldOut'));
    await expect(page.getByText(t('offer.gone', { name }))).toBeVisible();
  });
});

test('a tab that was hidden only briefly sends no request when shown again', {
  // Quick runs cover only a tab that was hidden for longer.
  tag: '@full',
}, async ({ page, request, world }) => {
  const { name, sub_product } = await firstProduct(request);
  await page.goto(LIST);
  await hydrate(page);
  const requests = offerRequests(page);
  await world.setPrice(sub_product, NEW_PRICE, null);
  await comeBackAfter(page, 0.1);
  const other = page.waitForRequest(/catalog\/offer/);
  await comeBackAfter(page, 1);
  await other;
  await expect(cardOf(page, name)).toContainText(formatPrice(NEW_PRICE, 'uz'));
  expect(requests).toHaveLength(1);
});

test('a page from the bfcache shows the current price in its quick view', async ({
  page,
  request,
  world,
}) => {
  const { slug, sub_product } = await firstProduct(request);
  await page.goto(`${LIST}&view=${slug}`);
  await hydrate(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button').first()).toBeVisible();
  await world.setPrice(sub_product, NEW_PRICE, null);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(dialog).toContainText(formatPrice(NEW_PRICE, 'uz'));
});

test.describe('after a rejected request', () => {
  test.use({ forgives: /Failed to load resource|^failed: |^logged: rejected/ });

  test('a product that can no longer be added is shown as sold out', { tag: '@full' }, async ({
    page,
    request,
    world,
    t,
  }) => {
    const { slug, sub_product } = await firstProduct(request);
    await page.goto(`/products/${slug}`);
    await hydrate(page);
    const buy = page.getByRole('region', { name: t('product.buy') });
    await world.setStock(sub_product, 0);
    await buy.getByRole('button', { name: t('cart.add'), exact: true }).click();
    await expect(buy.getByRole('button', { name: t('restock.ask') })).toBeVisible();
    await expect(buy.getByRole('button', { name: t('product.soldOut') })).toBeDisabled();
  });
});

test('"show 24 more" after a price drop neither repeats nor skips a product (B-94)', {
  tag: '@full',
}, async ({ page, request, world, t }) => {
  const { results } = await listOf(request, 'sort=price_asc&size=60');
  const cheapest = results[50];
  if (!cheapest) throw new Error('the shop has too few products');
  await page.goto('/products?sort=price_asc');
  await hydrate(page);
  await world.setPrice(cheapest.sub_product, 1000, null);
  await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(49);
  const names = await cards.evaluateAll((all) => all.map((card) => card.querySelector('a')?.href));
  expect(new Set(names).size).toBe(49);
  const expected = [...results.slice(0, 48), cheapest].map(({ slug }) => slug).sort();
  const shown = names.map((href) => new URL(href ?? '').pathname.split('/').at(-1)).sort();
  expect(shown).toEqual(expected);
});
