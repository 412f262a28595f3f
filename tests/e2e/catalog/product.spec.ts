import { isDeepStrictEqual } from 'node:util';
import { currentPrice, discountPercent } from '@/lib/domain/product/discount';
import { formatPrice } from '@/lib/domain/text/money';
import { formatRating } from '@/lib/domain/text/number';
import { expect, type Locator, languageOfDevice, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import {
  firstInStock,
  firstProduct,
  listOf,
  openFirstProduct,
  putInCart,
} from '@/tests/e2e/support/shop';

const DETAILED = 'search=Sado Pro 2';

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  // Requirements: S2-75, S2-77, S2-79, S2-80
  test('shows name, price, rating, facts and reviews (S2-14, S2-74)', async ({
    page,
    request,
    world,
    at,
    t,
    expectAccessible,
    language,
  }) => {
    const product = await firstProduct(request, DETAILED, language);
    await page.goto(at(`/products/${product.slug}`));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    const buy = page.getByRole('region', { name: t('product.buy') });
    const response = await request.get(`/api/v1/catalog/product/${product.slug}`);
    const {
      sub_products: subProducts,
      rating,
      reviews_count: count,
    } = (await response.json()).data;
    const first = subProducts.find(({ amount }: { amount: number }) => amount > 0);
    await expect(buy).toContainText(formatPrice(currentPrice(first), language));
    const stars = t('product.ratingOf', { rating: formatRating(rating), count });
    await expect(page.getByRole('link', { name: stars })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('product.specs') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
    const similar = page.getByRole('list', { name: t('product.similar') });
    await expect(similar.getByRole('article').first()).toBeVisible();
    await expect(buy).toContainText(`−${discountPercent(first)} %`);
    await expectAccessible();

    await world.setPrice(first.id, first.price, null);
    await page.reload();
    await expect(buy).toContainText(formatPrice(first.price, language));
    await expect(buy).not.toContainText('%');
  });
});

test('a sold-out product’s page shows similar products before the details', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, world, t }) => {
  const { slug } = await firstProduct(request, DETAILED);
  const [details, similar] = [t('product.specs'), t('product.similar')];
  const either = new RegExp(`^(?:${details}|${similar})$`);
  const headings = page.getByRole('main').getByRole('heading', { name: either });
  await page.goto(`/products/${slug}`);
  await expect(headings).toHaveText([details, similar]);
  await world.play('sold out');
  await page.reload();
  await expect(headings).toHaveText([similar, details]);
});

test("the bottom bar of a sold-out product's page offers a restock alert", {
  tag: ['@phone', '@full'],
}, async ({ page, request, world, shopper, t, expectAccessible }) => {
  await shopper.signIn({ firstName: 'Madina' });
  await world.play('sold out');
  await openFirstProduct(page, request, DETAILED);
  const alertButton = page.getByRole('button', { name: t('restock.ask') });
  await expect(alertButton).toHaveCount(2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(alertButton.last()).toBeInViewport({ ratio: 1 });
  await alertButton.last().click();
  await expect(page.getByRole('button', { name: t('restock.withdraw') })).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '+998' })).toHaveCount(1);
  await expectAccessible();
});

test('the structured data include the product, its currency and a breadcrumb list', {
  tag: '@desktop',
}, async ({ request }) => {
  const { slug, name } = await firstProduct(request, DETAILED);
  const html = await (await request.get(`/products/${slug}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const data = blocks.map(([, json = '']) => JSON.parse(json));
  const product = data.find((block) => block['@type'] === 'Product');
  expect(product.name).toBe(name);
  expect(JSON.stringify(product.offers)).toContain('"priceCurrency":"UZS"');
  expect(data.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true);
});

type Variant = { id: number; attributes_map: Record<string, number> };

test('an out-of-stock option value is struck through and cannot be selected (S4-30)', async ({
  page,
  request,
  world,
}) => {
  const { slug } = await firstProduct(request, DETAILED);
  const response = await request.get(`/api/v1/catalog/product/short/${slug}`);
  const { sub_products: variants }: { sub_products: Variant[] } = (await response.json()).data;
  const colourOf = ({ attributes_map: map }: Variant) => Object.values(map)[0];
  const last = variants.at(-1) as Variant;
  const others = variants.filter((variant) => colourOf(variant) !== colourOf(last));
  for (const variant of variants) {
    if (!others.includes(variant)) await world.setStock(variant.id, 0);
  }
  await page.goto(`/products/${slug}`);
  await hydrate(page);
  const colours = page.getByRole('main').getByRole('group', { name: /^Rang/ });
  const radioOf = (variant: Variant) => colours.locator(`input[value="${colourOf(variant)}"]`);
  const gone = radioOf(last);
  await expect(gone).toBeDisabled();
  const struck = await gone.evaluate(
    (input) => getComputedStyle(input.closest('label') ?? input, '::after').backgroundImage,
  );
  expect(struck).toContain('gradient');

  const box = await gone.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  const chosen = others.at(-1) as Variant;
  await radioOf(chosen).check();
  const address = page.url();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(radioOf(chosen)).toBeChecked();
  expect(page.url()).toBe(address);
});

test('a buy button stays on the screen while the page scrolls (S2-74)', {
  tag: '@phone',
}, async ({ page, request, t, at }) => {
  const { slug } = await firstProduct(request, DETAILED);
  await page.goto(at(`/products/${slug}`));
  const short = page.getByRole('button', { name: t('cart.addShort'), exact: true });
  const main = page.getByRole('button', { name: t('cart.add'), exact: true });
  await expect(short).toBeInViewport({ ratio: 1 });
  await expect(main).not.toBeInViewport();
  await hydrate(page);

  await main.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(main).toBeInViewport({ ratio: 1 });
  await expect(short).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(short).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(short).toBeInViewport({ ratio: 1 });
});

for (const language of ['uz', 'ru'] as const) {
  test.describe(`the first screen of a phone in ${language}`, () => {
    test.use({ language });

    for (const search of ['Sado Pro 2', 'Navo', 'muzlatgich']) {
      test(`shows the name, price, delivery date, seller and buy button of ${search} (S2-74)`, {
        // Only one Russian test runs by default, because Russian words are longer.
        tag: language === 'ru' && search === 'Navo' ? '@phone' : ['@phone', '@full'],
      }, async ({ page, request, at, t }) => {
        const { slug, name } = await firstProduct(request, `search=${search}`, language);
        const { price, discounted_price: lower } = await firstInStock(request, slug);
        await page.goto(at(`/products/${slug}`));

        const short = page.getByRole('button', { name: t('cart.addShort'), exact: true });
        const seller = `${t('product.seller')} Chorsu`;
        const bar = page.locator('div').filter({ has: short, hasText: seller }).last();
        await expect(short).toBeInViewport({ ratio: 1 });
        await expect(bar).toContainText(formatPrice(lower ?? price, language));
        const soon = [0, 1, 2, 3, 4].map((days) => t('delivery.soon', { days }));
        await expect(bar).toContainText(new RegExp(soon.join('|')));
        const heading = await page.getByRole('heading', { level: 1, name }).boundingBox();
        const top = (await bar.boundingBox())?.y ?? 0;
        expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(top);
      });
    }
  });
}

for (const language of ['uz', 'ru'] as const) {
  test.describe(`the first screen of a desktop in ${language}`, () => {
    test.use({ language });

    test('shows the name, price, seller, delivery date and buy button of a product', {
      tag: language === 'ru' ? '@desktop' : ['@desktop', '@full'],
    }, async ({ page, request, at, t }) => {
      const { slug, name } = await firstProduct(request, 'search=Sado Pro 2', language);
      const { price, discounted_price: lower } = await firstInStock(request, slug);
      await page.goto(at(`/products/${slug}`));
      // The last two sizes are a browser window on a 1366 × 768 laptop and a tablet.
      for (const [width, height] of [
        [1920, 1080],
        [1280, 800],
        [1366, 657],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height });
        const soon = [0, 1, 2, 3, 4].map((days) => t('delivery.courier', { days }));
        for (const question of [
          page.getByRole('heading', { level: 1, name }),
          page.getByText(formatPrice(lower ?? price, language)),
          page.getByRole('button', { name: t('cart.add'), exact: true }),
          page.getByText(`${t('product.seller')} Chorsu`),
          page.getByText(new RegExp(soon.join('|'))),
        ]) {
          await expect(question.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
        }
      }
    });
  });
}

test('the price bar covers no focused navigation control on a phone in landscape', {
  tag: ['@phone', '@full'],
}, async ({ page, request, t }) => {
  await page.setViewportSize({ width: 560, height: 320 });
  await openFirstProduct(page, request, DETAILED);
  await page.getByRole('heading', { name: t('product.similar') }).scrollIntoViewIfNeeded();
  const nav = page.getByRole('navigation', { name: t('menu.bottom') });
  const [first, second] = [nav.getByRole('link').first(), nav.getByRole('button').first()];
  const isOnTop = (control: Locator) =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(() => isOnTop(second)).toBe(false);

  await first.focus();
  await page.keyboard.press('Tab');

  await expect(second).toBeFocused();
  await expect.poll(() => isOnTop(second)).toBe(true);
});

// Requirements: S2-28, S2-76, S2-78
test('adds two units of one color, likes and shares the product (S2-72, S2-73)', async ({
  page,
  context,
  request,
  world,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, slug, name } = await firstProduct(request, DETAILED);
  await page.goto(`/products/other-words-${id}`);
  await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
  const { data } = await (await request.get(`/api/v1/catalog/product/short/${slug}`)).json();
  const [colour] = data.attributes;
  const [blue] = data.sub_products;
  const map = { ...blue.attributes_map, [colour.id]: colour.values[1].id };
  const chosen = data.sub_products.find((one: Variant) =>
    isDeepStrictEqual(one.attributes_map, map),
  );
  await page.getByRole('radio', { name: colour.values[1].value }).check();
  const buy = page.getByRole('region', { name: t('product.buy') });

  await buy.getByRole('button', { name: t('cart.increase', { name }) }).click();
  await buy.getByRole('button', { name: t('cart.add'), exact: true }).click();
  await expect
    .poll(async () => {
      const calls = await world.journal('/order/cart');
      return calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    })
    .toEqual([expect.objectContaining({ amount: 2, sub_product: chosen.id })]);

  await buy.getByRole('button', { name: t('liked.add'), exact: true }).click();
  await buy.getByRole('button', { name: t('liked.added'), exact: true }).click();
  await expect(buy.getByRole('button', { name: t('liked.add'), exact: true })).toBeVisible();
  await expect
    .poll(async () => (await world.journal()).filter(({ path }) => path.includes('/wish')))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'POST' }),
        expect.objectContaining({ method: 'DELETE' }),
      ]),
    );

  await page.evaluate(() => Reflect.set(navigator, 'share', undefined));
  await buy.getByRole('button', { name: t('product.share') }).click();
  await expect(page.getByText(t('product.linkCopied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("viewed products appear on the next product's page (S7-43)", { tag: '@desktop' }, async ({
  page,
  request,
  t,
}) => {
  const { results } = await listOf(request, 'size=2');
  const [first, second] = results;
  await page.goto(`/products/${first?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
  const remembered = page.waitForResponse(/product\/seen\/list/);
  await page.reload();
  await remembered;

  await page.goto(`/products/${second?.slug}`);
  const seen = page.getByRole('list', { name: t('product.seen') });
  await expect(seen.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
});

test('the reviews have their own page with sorting (S2-15)', async ({ page, request, t }) => {
  const { slug, name } = await firstProduct(request, DETAILED);
  await page.goto(`/products/${slug}/reviews`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('review.titleOf', { name }));
  await page.getByRole('link', { name: t('review.sort.low') }).click();
  await expect(page).toHaveURL(/sort=low/);
});

test('a page number past the last page of reviews still shows reviews', {
  tag: ['@desktop', '@full'],
}, async ({ page, request }) => {
  const { slug } = await firstProduct(request, DETAILED);
  await page.goto(`/products/${slug}/reviews?page=99`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the product page shows its name, description and price (B-30)', {
    tag: '@desktop',
  }, async ({ page, request, t }) => {
    const { slug, name } = await firstProduct(request, DETAILED);
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: t('product.description') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('product.buy') })).toContainText('soʻm');
  });
});

test.describe('in Russian', () => {
  test.use({ language: 'ru' });

  test('the cart link next to the quantity stepper fits on one line at every width', {
    tag: ['@desktop', '@full'],
  }, async ({ page, request, t }) => {
    const { slug } = await firstProduct(request, 'search=Sado Pro 2', 'ru');
    await putInCart(page, t, `/ru/products/${slug}`);
    const open = page
      .getByRole('region', { name: t('product.buy') })
      .getByRole('link', { name: t('cart.open') })
      .first();
    for (const width of [320, 576, 991, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => linesOf(open), { message: `at ${width}` }).toBe(1);
    }
  });
});

function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}
