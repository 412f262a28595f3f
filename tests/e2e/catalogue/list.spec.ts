import { formatAmount } from '@/lib/domain/text/money';
import {
  expect,
  type Locator,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { listOf } from '@/tests/e2e/support/shop';

/** The filters of this window: next to the list, or in the drawer. */
async function filters(page: Page, t: Words) {
  const opener = page.getByRole('button', { name: t('catalog.filters') });
  if (!(await opener.isVisible())) return page.getByRole('complementary');
  await opener.click();
  return page.getByRole('dialog');
}

// Requirements: S2-12, S2-63
test('has heading, breadcrumb, names and links in the HTML (S2-10, B-30)', {
  tag: '@desktop',
}, async ({ request }) => {
  const html = await (await request.get('/products?menu=elektronika')).text();
  const { results } = await listOf(request, 'menu=elektronika');
  expect(results).toHaveLength(24);
  for (const { slug } of results) expect(html).toContain(`/products/${slug}"`);
  expect(html).toContain('<h1>Elektronika</h1>');
});

test.describe('in the language of the device', () => {
  test.use(languageOfDevice);

  // Requirements: S2-68
  test("filters the list until the filter's chip is removed (S2-65, B-74)", async ({
    page,
    request,
    t,
    at,
  }) => {
    const all = await listOf(request, 'menu=elektronika');
    const narrowed = await listOf(request, 'menu=elektronika&discounted=1');
    expect(narrowed.count).toBeLessThan(all.count);
    const name = t('catalog.discounted');
    await page.goto(at('/products?menu=elektronika'));

    const fields = await filters(page, t);
    await fields.getByRole('checkbox', { name }).check();
    await expect(page).toHaveURL(/discounted=1/);
    if ((await fields.getAttribute('role')) === 'dialog') {
      const { count } = narrowed;
      await fields
        .getByRole('button', { name: t('catalog.showFound', { count, shown: count }) })
        .click();
    }

    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('catalog.count', { count: narrowed.count, shown: narrowed.count }),
    );
    await page.getByRole('link', { name: t('catalog.removeFilter', { name }) }).click();
    await expect(page).not.toHaveURL(/discounted/);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('catalog.count', { count: all.count, shown: all.count }),
    );
  });
});

test('a color filters the list (S2-66)', { tag: '@full' }, async ({ page, request, t }) => {
  const { count } = await listOf(request, 'menu=elektronika');
  await page.goto('/products?menu=elektronika');
  const fields = await filters(page, t);

  await fields.getByRole('group', { name: 'Rang' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/values=\d+/);
  const chosen = new URL(page.url()).searchParams.get('values');
  const narrowed = await listOf(request, `menu=elektronika&values=${chosen}`);
  expect(narrowed.count).toBeGreaterThan(0);
  expect(narrowed.count).toBeLessThan(count);
  if ((await fields.getAttribute('role')) === 'dialog') {
    await fields.getByRole('button', { name: String(narrowed.count) }).click();
  }
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    t('catalog.count', { count: narrowed.count, shown: narrowed.count }),
  );
});

test('a price keeps its text and focus while the other price is applied (S2-64)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim');
  const fields = await filters(page, t);
  const [from, to] = [fields.getByLabel(t('catalog.from')), fields.getByLabel(t('catalog.to'))];
  await from.pressSequentially('100000');
  await from.press('Tab');
  await page.keyboard.type('3000');
  await expect(page).toHaveURL(/menu=kiyim&price_min=100000$/);
  await expect(to).toBeFocused();
  await page.keyboard.type('00');
  await page.keyboard.press('Tab');

  await expect(page).toHaveURL(/price_min=100000&price_max=300000$/);
  await expect(from).toHaveValue(formatAmount(100_000));
  await expect(to).toHaveValue(formatAmount(300_000));
});

test('Enter in a price field filters and keeps the sort order (S2-64)', { tag: '@full' }, async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=kiyim&sort=price_asc');
  const from = (await filters(page, t)).getByLabel(t('catalog.from'));
  await from.pressSequentially('100000');
  await from.press('Enter');
  await expect(page).toHaveURL(/menu=kiyim&price_min=100000&sort=price_asc$/);
  await expect(from).toBeFocused();
});

test('a new sort order does not move the tiles above a category', { tag: '@full' }, async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=elektronika');
  const tiles = page.getByRole('list', { name: t('catalog.below', { title: 'Elektronika' }) });
  await expect(tiles).toBeVisible();
  const sort = page.getByRole('combobox', { name: t('catalog.sortBy') });
  const top = async () => (await sort.boundingBox())?.y;
  const before = await top();
  await sort.selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(tiles).toBeVisible();
  expect(await top()).toBe(before);

  await page.goto('/products?menu=elektronika&discounted=1&sort=price_asc');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(tiles).toBeHidden();
});

// Firefox has restored the scroll position by now; Chromium does not move in either case.
test('a list that grows after Back keeps the scroll position', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('html')).toHaveCSS('overflow-anchor', 'none');
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('overflow-anchor', 'auto');
});

test('a slider moved by arrow keys keeps focus and changes only its price (S2-64)', async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=kiyim');
  const thumb = (await filters(page, t)).getByRole('slider', { name: t('catalog.priceFrom') });
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/menu=kiyim&price_min=\d+$/);
  const first = page.url();

  await expect(thumb).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL((url) => url.href !== first);
  await expect(page).toHaveURL(/menu=kiyim&price_min=\d+$/);
  await expect(thumb).toBeFocused();
});

test('Back undoes all moves of a slider at once (S2-64)', { tag: '@full' }, async ({ page, t }) => {
  const start = '/products?menu=kiyim';
  await page.goto(start);
  const panel = await filters(page, t);
  const [from, to] = [t('catalog.priceFrom'), t('catalog.priceTo')].map((name) =>
    panel.getByRole('slider', { name }),
  );
  await from?.focus();
  for (let move = 0, last = ''; move < 3; move += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL((url) => url.searchParams.has('price_min') && url.href !== last);
    last = page.url();
  }
  const narrowed = page.url();
  await to?.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/price_min=\d+&price_max=\d+$/);
  if ((await panel.getAttribute('role')) === 'dialog') {
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/price_min=\d+&price_max=\d+$/);
  }

  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('slider moves without a response in between are one history step (S2-64)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  const start = '/products?menu=kiyim';
  await page.goto(start);
  const from = (await filters(page, t)).getByRole('slider', { name: t('catalog.priceFrom') });
  const lowest = await from.inputValue();
  await from.focus();
  for (let move = 0; move < 5; move += 1) await page.keyboard.press('ArrowRight');
  // Presses during hydration count as well and arrive later.
  await expect(async () =>
    expect(page.url()).toMatch(new RegExp(`price_min=${await from.inputValue()}$`)),
  ).toPass();
  await page.goBack();
  await expect(page).toHaveURL(start);

  // The next move starts a new filter while the thumb keeps focus.
  await expect(from).toHaveValue(lowest);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/price_min=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('twenty arrow keys request the list once (S2-64)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim');
  const panel = await filters(page, t);
  const from = panel.getByRole('slider', { name: t('catalog.priceFrom') });
  await hydrate(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('price_min=') && !request.isNavigationRequest()) {
      asked.push(request.url());
    }
  });
  await from.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  const price = await from.inputValue();
  await expect(page).toHaveURL(new RegExp(`price_min=${price}$`));
  expect(asked.filter((url) => url.includes('_rsc'))).toHaveLength(1);
});

test('the thumbs reach both ends, never cross and match the fields (S2-64)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim');
  await hydrate(page);
  const panel = await filters(page, t);
  const [from, to] = [t('catalog.priceFrom'), t('catalog.priceTo')].map((name) =>
    panel.getByRole('slider', { name }),
  ) as [Locator, Locator];
  const [low, high] = [t('catalog.from'), t('catalog.to')].map((name) => panel.getByLabel(name));
  const agree = async (thumb: Locator, field: Locator | undefined) =>
    expect(formatAmount(Number(await thumb.inputValue()))).toBe(await field?.inputValue());
  const highest = Number(await to.inputValue());
  const edge = await to.boundingBox();
  if (!edge) throw new Error('The slider is missing');
  const y = edge.y + edge.height / 2;
  const drag = async (x: number, by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 8 });
    await page.mouse.up();
  };

  await drag(edge.x + edge.width - 10, -edge.width / 2);
  await expect(page).toHaveURL(/price_max=\d+$/);
  await agree(to, high);
  const middle = Number(await to.inputValue());
  expect(middle).toBeLessThan(highest * 0.8);

  await drag(edge.x + 10, edge.width);
  await expect(page).toHaveURL(/price_min=\d+&price_max=\d+$/);
  expect(Number(await from.inputValue())).toBeLessThan(middle);
  await agree(from, low);
  await expect(to).toHaveValue(String(middle));

  await from.press('Home');
  await to.press('End');
  await expect(page).toHaveURL(/menu=kiyim$/);
  await expect(to).toHaveValue(String(highest));
  await low?.fill('123457');
  await low?.blur();
  await expect(page).toHaveURL(/price_min=123457$/);
  await expect(from).toHaveValue('123457');
});

test('the price fields follow the URL after a chip, "clear" and Back (S2-64, S2-67)', {
  tag: ['@desktop', '@full'],
}, async ({ page, t }) => {
  await page.goto('/products?menu=kiyim&price_min=300000');
  const panel = page.getByRole('complementary');
  const [from, to] = [panel.getByLabel(t('catalog.from')), panel.getByLabel(t('catalog.to'))];
  await to.fill('100000');
  await to.blur();
  await expect(page).toHaveURL(/price_min=100000&price_max=300000$/);
  await expect(from).toHaveValue(formatAmount(100_000));
  await expect(to).toHaveValue(formatAmount(300_000));

  await page
    .getByRole('list', { name: t('catalog.activeFilters') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/menu=kiyim$/);
  await expect(from).toHaveValue('');
  await page.goBack();
  await expect(to).toHaveValue(formatAmount(300_000));
  await panel.getByRole('link', { name: t('catalog.clear') }).click();
  await expect(to).toHaveValue('');
  await expect(from).toHaveValue('');
});

// Requirements: B-76
test('appends 24 products and returns to the same products on Back (S2-13, B-78)', async ({
  page,
  t,
}) => {
  await page.goto('/products');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);

  await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();
  await expect(cards).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);

  const chosen = cards.nth(40).getByRole('link').first();
  const name = await chosen.textContent();
  await chosen.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

  await page.goBack();
  await expect(cards).toHaveCount(48);
  await expect(page.getByRole('link', { name: name ?? '' }).first()).toBeInViewport();
});

test('a page that is opened directly links to the products before it (D-37)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/products?menu=elektronika&page=2');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  const [alone] = await cards.getByRole('heading').allTextContents();
  await page.getByRole('link', { name: t('paging.previous') }).click();
  await expect(page).toHaveURL(/menu=elektronika$/);
  await expect(cards.getByRole('heading').first()).not.toHaveText(alone ?? '');
  await expect(cards).toHaveCount(24);

  await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();
  await expect(cards).toHaveCount(48);
  await expect(cards.getByRole('heading').nth(24)).toHaveText(alone ?? '');
  await expect(page.getByRole('link', { name: t('paging.previous') })).toHaveCount(0);
});

test('the next page is a real link (B-77)', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await request.get('/products')).text();
  expect(html).toContain('href="/products?page=2"');
});

test('a filtered list is not indexed, a category is (B-41, B-42)', {
  tag: '@desktop',
}, async ({ request }) => {
  const filtered = await (await request.get('/products?discounted=1')).text();
  expect(filtered).toMatch(/<meta name="robots" content="noindex/);
  const category = await (await request.get('/products?menu=elektronika')).text();
  expect(category).not.toMatch(/<meta name="robots" content="noindex/);
  expect(category.match(/rel="canonical"/g)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a plain form (B-75)', async ({ page, request, t }) => {
    await page.goto('/products?menu=elektronika');
    const panel = page.getByRole('complementary');
    await panel.getByRole('checkbox', { name: t('catalog.discounted') }).check();
    await panel.getByRole('button', { name: t('catalog.apply') }).click();

    const { count } = await listOf(request, 'menu=elektronika&discounted=1');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('catalog.count', { count, shown: count }),
    );
  });

  test('the next page is a link (B-77)', async ({ page, t }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('link', { name: t('paging.previous') }).click();
    await expect(page).toHaveURL(/\/products$/);
  });
});

test('only a list emptied by filters offers to clear them (S2-67)', async ({
  page,
  t,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  const fields = main.locator('form, aside, input, select').filter({ visible: true });
  const opener = main.getByRole('button', { name: t('catalog.filters') });
  await page.goto('/products?search=qqqqqqqq');
  await expect(main.getByRole('heading', { name: t('catalog.empty.title') })).toBeVisible();
  await expect(fields).toHaveCount(0);
  await expect(opener).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('catalog.clear') })).toHaveCount(0);
  await expectAccessible();

  await page.goto('/products?search=qozon&price_min=900000000000');
  await expect(main.getByRole('heading', { name: t('catalog.empty.title') })).toBeVisible();
  await expect(fields.or(opener).first()).toBeVisible();
  await main
    .getByRole('link', { name: t('catalog.clear') })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/products\?search=qozon$/);
  await expect(main.getByRole('article').first()).toBeVisible();

  await page.goto('/products?search=qqqqqqqq&discounted=1');
  await filters(page, t);
  await expect(page.locator('input[name="price_min"]').filter({ visible: true })).toBeVisible();
  await expect(page.getByPlaceholder('0', { exact: true })).toHaveCount(0);
});

test('the list page and its filter drawer or panel are accessible', async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto('/products?menu=elektronika');
  await expectAccessible();
  await expect(await filters(page, t)).toBeVisible();
  await expectAccessible();
});
