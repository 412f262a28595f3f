import { contrast, faintOnScreen, faintTexts } from '@/tests/e2e/support/contrast';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import type { Language } from '@/tests/support/words';

const themes = ['light', 'dark'] as const;

test('computes the contrast of two colors as WCAG does', { tag: ['@desktop', '@full'] }, () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('ignores a screenshot that still shows the previous page', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await page.setContent('<body style="background: black">');
  const before = await page.screenshot({ scale: 'css' });
  await page.setContent('<body style="background: white; color: black">Katalog');
  const screenshot = page.screenshot.bind(page);
  const shown = [before];
  page.screenshot = async (options) => shown.pop() ?? screenshot(options);
  expect(await faintOnScreen(page)).toEqual([]);
});

test.describe('in the dark theme', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark' });

  test('city names are legible on the country map', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const map = page.locator('#branches');
    await hydrate(page);
    await map.scrollIntoViewIfNeeded();
    const country = map.locator('img[src*="country"]');
    await country.scrollIntoViewIfNeeded();
    await expect
      .poll(() => country.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeTruthy();
    await expect(map.getByText('Buxoro', { exact: true })).toBeInViewport();
    expect(await faintOnScreen(page)).toEqual([]);
  });

  test('a black category icon is visible', async ({ page, t }) => {
    await page.goto('/');
    const tiles = page.getByRole('navigation', { name: t('home.categories') });
    const grounds = await tiles
      .locator('img')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).backgroundColor));
    expect(grounds).toHaveLength(9);
    for (const ground of new Set(grounds)) {
      const [red = 0, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number);
      expect(contrast([red, green, blue], [0, 0, 0]), ground).toBeGreaterThan(7);
    }
  });
});

for (const language of ['uz', 'ru'] satisfies Language[]) {
  for (const colorScheme of themes) {
    test.describe(`the ${colorScheme} theme in ${language}`, { tag: '@full' }, () => {
      test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('texts have WCAG AA contrast, also on gradients and images', async ({
        page,
        request,
        shopper,
        at,
      }) => {
        test.setTimeout(300_000);
        await shopper.signIn({ firstName: 'Madina' });
        const { all } = await publicRoutes(request);
        const faint: string[] = [];
        for (const path of [...all, ...personalRoutes]) {
          await page.goto(at(path));
          await hydrate(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const one of await faintTexts(page)) faint.push(`${path}: ${one}`);
        }
        expect(faint).toEqual([]);
      });
    });
  }
}
