import { expect, test } from './fixtures';

/** How wide a window, and how many cards stand side by side in it. */
const COLUMNS = [
  [1600, 5],
  [1280, 4],
  [800, 3],
  [400, 2],
] as const;

test('the list has 5 to 2 columns and titles of two lines; menus follow the width, and a button scrolls up (S2-37, S2-38, S2-70, S9-29)', async ({
  page,
  t,
}) => {
  await page.goto('/products?menu=elektronika');
  const cards = page.getByRole('article');
  const catalogue = page.getByRole('banner').getByRole('button', { name: t('header.catalogue') });
  const bottom = page.getByRole('navigation', { name: t('menu.bottom') });

  for (const [width, columns] of COLUMNS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const tops = await cards.evaluateAll((all) =>
          all.map((card) => Math.round(card.getBoundingClientRect().top)),
        );
        return tops.filter((top) => top === tops[0]).length;
      })
      .toBe(columns);
    const isWide = width > 991;
    await expect(catalogue).toBeVisible({ visible: isWide });
    await expect(bottom).toBeVisible({ visible: !isWide });
    const heights = await cards
      .getByRole('heading')
      .evaluateAll((titles) => titles.map((title) => title.clientHeight));
    expect(new Set(heights)).toEqual(new Set([36]));
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
