import { formatPrice } from '@/lib/domain/text/money';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { holdScripts, hydrate } from '@/tests/e2e/support/hydration';
import { languageLink, switchTo } from '@/tests/e2e/support/language-switch';
import { firstProduct, openFirstProduct } from '@/tests/e2e/support/shop';

const colours = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('group', { name }).getByRole('radio');
const quantity = (page: Page) => page.getByRole('main').locator('output').first();

test('a selected option and its quantity survive a language switch and a reload', async ({
  page,
  request,
  t,
}) => {
  const { slug, name } = await openFirstProduct(page, request, 'search=Sado Pro 2');
  await colours(page, /^Rang/).nth(1).check();
  const increase = page.getByRole('main').getByRole('button', {
    name: t('cart.increase', { name }),
  });
  await increase.click();
  await increase.click();
  await expect(quantity(page)).toHaveText('3');

  await switchTo(page, 'Русский');
  await expect(page).toHaveURL(new RegExp(`/ru/products/${slug}\\b`));
  await expect(colours(page, /^Цвет/).nth(1)).toBeChecked();
  await expect(quantity(page)).toHaveText('3');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/ru/products/${slug}$`),
  );

  await page.reload();
  await hydrate(page);
  await expect(colours(page, /^Цвет/).nth(1)).toBeChecked();
  await expect(quantity(page)).toHaveText('3');
});

test('opening the other language in a new tab keeps the latest selected option', {
  tag: ['@desktop', '@full'],
}, async ({ page, context, request }) => {
  const { slug } = await openFirstProduct(page, request, 'search=Sado Pro 2');
  await colours(page, /^Rang/).nth(1).check();
  await expect(page).toHaveURL(/option=\d+$/);
  const opened = context.waitForEvent('page');
  const link = await languageLink(page, 'Русский');
  await link.click({ button: 'middle' });
  await expect(await opened).toHaveURL(new RegExp(`/ru/products/${slug}\\?option=\\d+$`));
});

test.describe('before hydration', { tag: ['@desktop', '@deferred'] }, () => {
  test.use({ isFirstVisit: true });

  test('opening the other language in a new tab keeps the search', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await holdScripts(page);
    await page.goto('/products?search=qozon');
    const opened = context.waitForEvent('page');
    const link = await languageLink(page, 'Русский');
    await link.click({ button: 'middle' });
    await expect(await opened).toHaveURL(/\/ru\/products\?search=qozon$/);
  });
});

test('the selected option is still selected after a visit to the cart', {
  tag: ['@desktop', '@full'],
}, async ({ page, request }) => {
  await openFirstProduct(page, request, 'search=Sado Pro 2');
  await colours(page, /^Rang/).nth(1).check();
  await page.getByRole('banner').locator('a[href="/cart"]').first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(colours(page, /^Rang/).nth(1)).toBeChecked();
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("Back restores a color's image and thumbnail without a slide animation", {
    tag: '@full',
  }, async ({ page, request, isMobile, t }) => {
    await openFirstProduct(page, request, 'search=Sado Pro 2');
    const gallery = page.getByRole('region', { name: t('product.gallery') });
    const pictures = gallery.getByRole('list').last().getByRole('img');
    const colour = page.getByRole('group', { name: /^Rang/ }).locator('label').last();
    const name = await colour.textContent();
    const own = pictures.and(page.locator(`[alt*="${name}"]`)).first();
    await colours(page, /^Rang/).last().check();
    // On phones, the colors are below the gallery.
    await gallery.getByRole('list').last().scrollIntoViewIfNeeded();
    await expect(own).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('banner').locator('a[href="/"]').filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/$/);

    const moved = await page.evaluateHandle(recordMoves, t('product.gallery'));
    await page.goBack();
    await expect(colours(page, /^Rang/).last()).toBeChecked();
    await expect(own).toBeInViewport({ ratio: 0.9 });
    if (!isMobile) {
      await expect(gallery.locator('[aria-current="true"]')).toBeInViewport({ ratio: 1 });
    }
    expect(await moved.evaluate((known) => known)).toEqual([]);
  });
});

/** Runs in the page: records the transform of each gallery list that starts to slide. */
function recordMoves(gallery: string) {
  const moved: string[] = [];
  const look = ({ target }: Event) => {
    if (!(target instanceof HTMLUListElement)) return;
    if (target.closest(`[aria-label="${gallery}"]`)) moved.push(target.style.transform);
  };
  document.addEventListener('transitionrun', look, { capture: true });
  return moved;
}

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the option in the URL is selected, and an unknown one is ignored', {
    tag: '@full',
  }, async ({ page, request }) => {
    const { slug } = await firstProduct(request, 'search=Sado Pro 2');
    const response = await request.get(`/api/v1/catalog/product/${slug}`);
    const { sub_products: all } = (await response.json()).data;
    const lastAmount = all.findLast(({ amount }: { amount: number }) => amount > 1);
    await page.goto(`/products/${slug}?option=${lastAmount.id}&amount=2`);
    const [value] = Object.values<number>(lastAmount.attributes_map);
    await expect(page.locator(`main input[type="radio"][value="${value}"]`)).toBeChecked();
    await expect(quantity(page)).toHaveText('2');
    await expect(page.getByRole('main')).toContainText(
      formatPrice(lastAmount.discounted_price ?? lastAmount.price, 'uz'),
    );

    const unknown = await page.goto(`/products/${slug}?option=x&amount=-1`);
    expect(unknown?.status()).toBe(200);
    await expect(page.locator('main input[type="radio"]').first()).toBeChecked();
    await expect(quantity(page)).toHaveText('1');
  });
});

test('a color and a language selected before hydration both apply', {
  tag: ['@phone', '@deferred', '@full'],
}, async ({ page, request }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  const release = await holdScripts(page);
  await page.goto(`/products/${slug}`);
  await colours(page, /^Rang/).nth(1).check();
  await switchTo(page, 'Русский');
  release();
  await expect(page).toHaveURL(new RegExp(`/ru/products/${slug}\\?option=\\d+$`));
  await expect(colours(page, /^Цвет/).nth(1)).toBeChecked();
});

test('a color and "Add to cart" pressed before hydration add that color', {
  tag: ['@phone', '@deferred'],
}, async ({ page, request, world, t }) => {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  const { data } = await (await request.get(`/api/v1/catalog/product/short/${slug}`)).json();
  const release = await holdScripts(page);
  await page.goto(`/products/${slug}`);
  await colours(page, /^Rang/).nth(1).check();
  const buy = page.getByRole('region', { name: t('product.buy') });
  await buy.getByRole('button', { name: t('cart.add'), exact: true }).click();
  release();

  const added = async () => {
    const calls = await world.journal('/order/cart');
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));
    const find = (id: number) => data.sub_products.find((one: { id: number }) => one.id === id);
    return sent.map(({ sub_product: id }) => find(id)?.attributes_map[data.attributes[0].id]);
  };
  await expect.poll(added).toEqual([data.attributes[0].values[1].id]);
});
