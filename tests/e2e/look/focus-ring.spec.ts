import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct, openFirstProduct } from '@/tests/e2e/support/shop';

const STOPS = 45;

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(`with "forced-colors: ${forcedColors}"`, { tag: ['@desktop', '@full'] }, () => {
    test.use({ contextOptions: { forcedColors, reducedMotion: 'reduce' } });

    test('all Tab stops are in view, uncovered and have a focus ring', async ({
      page,
      request,
      shopper,
    }) => {
      test.slow();
      await shopper.signIn({ firstName: 'Madina' });
      const { slug } = await firstProduct(request, 'search=Sado Pro 2');
      const unseen: string[] = [];
      for (const path of [
        '/',
        '/products?menu=elektronika',
        `/products/${slug}`,
        '/user/profile',
      ]) {
        await page.goto(path);
        await hydrate(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (let stop = 1; stop <= STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const problem = await problemOfFocus(page);
          if (problem) unseen.push(`${path}, stop ${stop}: ${problem}`);
        }
      }
      expect(unseen).toEqual([]);
    });
  });
}

/** Describes what is wrong with the focused element. Returns an empty string if nothing is. */
function problemOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    // Some controls are hidden, and their label or parent shows the ring.
    const shown = [element, element.closest('label'), element.parentElement].filter(
      (one): one is HTMLElement => one !== null,
    );
    const html = element.outerHTML.slice(0, 120);
    if (!shown.some(hasRing)) return `no ring: ${html}`;
    const { left, top, width, height } = (shown.find(hasRing) ?? element).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of view: ${html}`;
    const met = document.elementFromPoint(x, y);
    return shown.some((one) => one.contains(met) || met?.contains(one)) ? '' : `covered: ${html}`;

    function hasRing(one: HTMLElement): boolean {
      // The thumb of a slider has the ring, but scripts cannot read its styles.
      if (one.matches('[type="range"]')) return true;
      const parts = [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part));
      return parts.some(({ outlineStyle, outlineColor, boxShadow }) => {
        const isFieldRing = one.matches('input, select, textarea') && boxShadow !== 'none';
        const isDrawn = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
        return isDrawn || isFieldRing;
      });
    }
  });
}

test.describe('with forced colors', { tag: ['@desktop', '@full'] }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have a border, and the selected option differs from the others', async ({
    page,
    request,
    t,
  }) => {
    await openFirstProduct(page, request, 'search=Sado Pro 2');
    for (const name of [t('cart.add'), t('oneClick.open'), t('header.catalog')]) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await expect(button).toHaveCSS('border-top-width', '1px');
      await expect(button).toHaveCSS('border-top-style', 'solid');
    }
    await expect(page.getByRole('group', { name: t('cart.amountOf', { name: '' }) })).toHaveCSS(
      'outline-style',
      'solid',
    );
    const grounds = await page
      .getByRole('main')
      .getByRole('group')
      .nth(1)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    const [chosen, ...others] = grounds;
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(chosen);
  });

  test('sold-out options are crossed out', async ({ page, request }) => {
    await openFirstProduct(page, request, 'search=Uzun yengli ayollar futbolkasi');
    const gone = page.getByRole('main').locator('label:has(:disabled)');
    await expect(gone).toHaveCount(1);
    const line = await gone.evaluate((label) => getComputedStyle(label, '::after').backgroundImage);
    expect(line).toContain('linear-gradient');
  });

  test("the current banner's dot and the track of a price slider are visible", async ({
    page,
    t,
  }) => {
    await page.goto('/');
    await hydrate(page);
    const edgeOf = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((dot) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(dot, '::before');
        return `${borderTopWidth} ${borderTopStyle}`;
      });
    expect(await edgeOf(t('carousel.show', { number: 1 }))).toBe('3px solid');
    expect(await edgeOf(t('carousel.show', { number: 2 }))).toBe('1px solid');
    await page.goto('/products?menu=elektronika');
    const rail = await page
      .getByRole('slider', { name: t('catalog.priceTo') })
      .locator('..')
      .evaluate((slider) => getComputedStyle(slider, '::before').outlineStyle);
    expect(rail).toBe('solid');
  });

  test('the current category in a list is underlined', async ({ page, t }) => {
    await page.goto('/news');
    const categories = page.getByRole('navigation', { name: t('info.categories') });
    const linesOf = (one: string) =>
      categories
        .locator(one)
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
    expect(await linesOf('[aria-current="page"]')).toEqual(['underline']);
    expect(new Set(await linesOf('a:not([aria-current])'))).toEqual(new Set(['none']));
  });

  test('overlays have a border', async ({ page, t }) => {
    await page.goto('/about');
    await hydrate(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: t('header.catalog') }).click();
    const menu = page.getByRole('navigation', { name: t('header.catalog') });
    await expect(menu.locator('> *')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: t('account.signIn') }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('textbox', { name: t('signIn.phone') })).toBeFocused();
    await page.keyboard.type('901234567');
    await page.keyboard.press('Enter');
    const message = page.getByRole('region', { name: t('layout.messages') }).locator('> *');
    await expect(message).toHaveCSS('outline-style', 'solid');
  });
});
