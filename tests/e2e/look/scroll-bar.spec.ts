import sharp from 'sharp';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { openFirstProduct } from '@/tests/e2e/support/shop';

// Headless browsers hide scroll bars by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

const scrollBarWidth = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);

/** Returns whether all pixels in a strip of the header from x = `right` have the same color. */
async function isHeaderEven(page: Page, right: number): Promise<boolean> {
  const clip = { x: right, y: 60, width: 1280 - right, height: 8 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.every(({ min, max }) => min === max);
}

test('a dialog covers the scroll bar’s area and does not shift the page', {
  tag: '@desktop',
}, async ({ page, request, t }) => {
  await openFirstProduct(page, request, 'search=Sado Pro 2');
  const title = page.getByRole('main').locator('h1');
  const [before, width] = [await title.boundingBox(), await scrollBarWidth(page)];
  expect(width).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: t('oneClick.open') })
    .first()
    .click();
  await expect.poll(() => scrollBarWidth(page)).toBe(0);
  await expect.poll(() => isHeaderEven(page, 1280 - width - 8)).toBe(true);
  expect(await title.boundingBox()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect.poll(() => scrollBarWidth(page)).toBe(width);
  expect(await title.boundingBox()).toEqual(before);
});

test('the lightbox hides the scroll bar until it closes', {
  tag: '@desktop',
}, async ({ page, request, t }) => {
  await openFirstProduct(page, request, 'search=Sado Pro 2');
  const width = await scrollBarWidth(page);
  await page
    .getByRole('button', { name: t('product.enlarge') })
    .first()
    .click();
  await expect.poll(() => scrollBarWidth(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => scrollBarWidth(page)).toBe(width);
});
