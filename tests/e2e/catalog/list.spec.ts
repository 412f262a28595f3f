import { expect, languageOfDevice, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { cardOf, filters, firstProduct, listOf, showFound } from '@/tests/e2e/support/shop';

type Region = { name: string; courier_days: number };

// Requirements: S2-12, S2-63
test('has the heading and a link to each product in the HTML (S2-10, B-30)', {
  tag: '@desktop',
}, async ({ request }) => {
  const html = await (await request.get('/products?menu=elektronika')).text();
  const { results } = await listOf(request, 'menu=elektronika');
  expect(results).toHaveLength(24);
  for (const { slug } of results) expect(html).toContain(`/products/${slug}"`);
  expect(html).toContain('<h1>Elektronika</h1>');
});

test.describe('in the device language', () => {
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
    await showFound(fields, t, narrowed.count);

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
  await showFound(fields, t, narrowed.count);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    t('catalog.count', { count: narrowed.count, shown: narrowed.count }),
  );
});

test('the filters for stock and four stars can be combined (product decision 47)', async ({
  page,
  request,
  t,
}) => {
  const { results, count } = await listOf(request, 'menu=elektronika&in_stock=1&well_rated=1');
  expect(results.filter(({ amount, rating }) => amount === 0 || rating < 4)).toEqual([]);
  await page.goto('/products?menu=elektronika');
  const fields = await filters(page, t);
  await fields.getByRole('checkbox', { name: t('catalog.in_stock') }).check();
  await expect(page).toHaveURL(/in_stock=1$/);
  await fields.getByRole('checkbox', { name: t('catalog.well_rated') }).check();
  await expect(page).toHaveURL(/in_stock=1&well_rated=1$/);
  await showFound(fields, t, count);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    t('catalog.count', { count, shown: count }),
  );
});

test('cards state the courier day of the chosen region (product decision 48)', async ({
  page,
  request,
  t,
}) => {
  const response = await request.get('/api/v1/core/regions', {
    headers: { 'Accept-Language': 'uz' },
  });
  const { data }: { data: { results: Region[] } } = await response.json();
  const [near, ...others] = data.results;
  const far = others.find((region) => region.courier_days !== near?.courier_days);
  if (!near || !far) throw new Error('all regions have the same terms');
  const { slug, name, is_express } = await firstProduct(request);
  const arrival = (region: Region) =>
    cardOf(page, name).getByText(
      t('product.arrives', { days: Math.max(1, region.courier_days + (is_express ? 0 : 1)) }),
      { exact: true },
    );
  await page.goto('/products');
  await expect(arrival(near)).toBeVisible();

  await page.goto(`/products/${slug}`);
  await hydrate(page);
  await page.getByLabel(t('geo.deliverTo')).selectOption({ label: far.name });
  await page.goto('/products');
  await expect(arrival(far)).toBeVisible();
  await expect(page.getByText(t('catalog.deliverTo', { region: far.name }))).toBeVisible();
});

test('a new sort order does not move the category tiles', { tag: '@full' }, async ({ page, t }) => {
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

// Firefox restores the scroll position before the list grows, so scroll anchoring must be off.
// Chromium keeps the position in either case.
test('the list page disables scroll anchoring, and other pages do not', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('html')).toHaveCSS('overflow-anchor', 'none');
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('overflow-anchor', 'auto');
});

// Requirements: B-76
test('appends 24 products and shows the same products again after Back (S2-13, B-78)', async ({
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

test('opening a later page directly shows a link to the previous products (D-37)', {
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

test('the HTML of a list links to its next page (B-77)', { tag: '@desktop' }, async ({
  request,
}) => {
  const html = await (await request.get('/products')).text();
  expect(html).toContain('href="/products?page=2"');
});

test('search engines may index a category, but not a filtered list (B-41, B-42)', {
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

  test('the "apply" button submits the filters as a form (B-75)', async ({ page, request, t }) => {
    await page.goto('/products?menu=elektronika');
    const panel = page.getByRole('complementary');
    await panel.getByRole('checkbox', { name: t('catalog.discounted') }).check();
    await panel.getByRole('button', { name: t('catalog.apply') }).click();

    const { count } = await listOf(request, 'menu=elektronika&discounted=1');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('catalog.count', { count, shown: count }),
    );
  });

  test('the next and the previous page are linked (B-77)', async ({ page, t }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: t('catalog.showMore', { count: 24 }) }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('link', { name: t('paging.previous') }).click();
    await expect(page).toHaveURL(/\/products$/);
  });
});

test('an empty list offers to clear filters only if filters emptied it (S2-67)', async ({
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

test('the list page and its filters have no accessibility violations', async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto('/products?menu=elektronika');
  await expectAccessible();
  await expect(await filters(page, t)).toBeVisible();
  await expectAccessible();
});
