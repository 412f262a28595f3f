import sharp from 'sharp';
import { expect, type Locator, type Page, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated } from '@/tests/e2e/support/hydration';
import { openFirstProduct } from '@/tests/e2e/support/shop';

/** Window widths with the number of cards per row. */
const COLUMNS = [
  [1600, 5],
  [1599, 4],
  [1200, 4],
  [1199, 3],
  [992, 3],
  [991, 3],
  [768, 3],
  [767, 2],
] as const;

/** Counts the cards in the first row. */
const columnsOf = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .locator('article')
    .evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });

const widthsOf = (items: Locator) =>
  items.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));

// Requirements: S2-37, S2-38, S2-41, S2-47, S4-47, S9-29
test('adapts columns, menus and the language switch to the width (S2-70, S9-03)', async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=elektronika');
  const cards = page.getByRole('article');
  const catalog = page.getByRole('banner').getByRole('button', { name: t('header.catalog') });
  const bottom = page.getByRole('navigation', { name: t('menu.bottom') });
  const items = bottom.locator('a, button');
  const names = ['home', 'catalog', 'cart', 'liked'].map((key) => t(`header.${key}`));
  const languages = page.getByRole('banner').locator('details', { hasText: 'Русский' });
  const language = languages.locator('summary').filter({ visible: true });

  for (const [width, columns] of COLUMNS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(page, 'main ul:has(> li > article)')).toBe(columns);
    const isWide = width > 991;
    await expect(catalog).toBeVisible({ visible: isWide });
    await expect(bottom).toBeVisible({ visible: !isWide });
    await expect(items).toHaveText(isWide ? [] : [...names, t('account.signIn')]);
    expect(await widthsOf(items)).toEqual(isWide ? [] : Array(5).fill(Math.round(width / 5)));
    await expect(language).toHaveText(isWide ? 'Oʻzbekcha' : 'Oʻz');
    const heights = await cards
      .getByRole('heading')
      .evaluateAll((titles) => titles.map((title) => title.clientHeight));
    expect(new Set(heights)).toEqual(new Set([36]));
  }

  const gap = () =>
    page.locator('main ul:has(> li > article)').evaluate((list) => getComputedStyle(list).gap);
  for (const [width, wanted] of [
    [576, '12px'],
    [575, '8px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(gap).toBe(wanted);
  }

  await page.mouse.wheel(0, 4000);
  await page.getByRole('button', { name: t('layout.toTop') }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('banner').getByRole('combobox').fill('quloqchin');
  const clamped = () =>
    page.getByRole('option').evaluateAll((options) => {
      const isClamped = (part: Element) => getComputedStyle(part).webkitLineClamp === '2';
      return options.filter((one) => [...one.querySelectorAll('*')].some(isClamped)).length;
    });
  await expect.poll(clamped).toBeGreaterThan(1);
});

test('the home page has full rows of 5 to 2 columns, depending on the width (S2-70)', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.goto('/');
  for (const [width, columns] of COLUMNS) {
    await page.setViewportSize({ width, height: 900 });
    const inRow = columns === 4 ? 5 : columns;
    await expect.poll(() => columnsOf(page, '#content ul:has(> li > article)')).toBe(inRow);
    const shown = page.locator('#content ul').filter({ has: page.locator('article') });
    const cards = shown.first().locator('article').filter({ visible: true });
    expect((await cards.count()) % inRow).toBe(0);
  }
});

test('aligns the titles of a row of cards on a phone, with and without old prices', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('article');
  await expect(cards.locator('s').first()).toBeVisible();
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [above, title] = [card.querySelector('p'), card.querySelector('h3')];
      const [from = 0, to = 0] = [above, title].map((one) => one?.getBoundingClientRect().top);
      return Math.round(to - from);
    }),
  );
  expect(new Set(tops).size).toBe(1);
  const [first] = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(first).toBe(16);
});

test('the filter button and the sort order look alike on a phone', {
  tag: '@phone',
}, async ({ page, t }) => {
  await page.goto('/products?menu=elektronika');
  const sort = page.getByRole('combobox', { name: t('catalog.sortBy') });
  const filters = page.getByRole('button', { name: t('catalog.filters') });
  for (const control of [sort, filters]) await expect(control).toHaveCSS('font-size', '14px');
  await expect(sort.locator('xpath=following-sibling::*')).toBeVisible();
});

test('a breadcrumb on a phone names the parents and fades at its end', {
  tag: '@phone',
}, async ({ page, request, t }) => {
  const { name } = await openFirstProduct(page, request, 'search=Sado Pro 2');
  const crumbs = page.getByRole('navigation', { name: t('catalog.breadcrumb') });
  await page.mouse.move(1, 1);
  await expectHydrated(page);
  await expect(crumbs.getByText(name)).toBeHidden();

  const list = crumbs.getByRole('list');
  await list
    .getByRole('link')
    .last()
    .evaluate((last) => {
      last.textContent = 'Quloqchinlar va naushniklar';
    });
  const { x = 0, y = 0, width = 0, height = 0 } = (await list.boundingBox()) ?? {};
  const end = { x: x + width - 1, y, width: 1, height };
  const { channels } = await sharp(await page.screenshot({ clip: end })).stats();
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(8);
});

test('a card shows both prices side by side', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products?discounted=1');
  const old = page.getByRole('article').locator('s');
  await expect(old.first()).toHaveText(/\d\ssoʻm$/);
  const lower = await old.evaluateAll(
    (all) =>
      all.filter((one) => {
        const now = one.previousElementSibling ?? one;
        return one.getBoundingClientRect().top > now.getBoundingClientRect().bottom - 4;
      }).length,
  );
  expect(lower).toBe(0);
});

test('the back-to-top button covers no footer text at the end of the page (S2-37)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/products');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const button = page.getByRole('button', { name: t('layout.toTop') });
  await expect(button).toBeVisible();
  const covered = await button.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('footer') ?? one, 4);
    const found: (string | null)[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const under = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      if (under) found.push(texts.currentNode.textContent);
    }
    return found;
  });
  expect(covered).toEqual([]);
});
