import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import { firstInStock, firstProduct, putInCart } from '@/tests/e2e/support/shop';
import type { Language } from '@/tests/support/words';

/** A price in UZS with ten digits, the largest number of digits that pages must fit. */
const DEAR = 1_234_567_890;
/** The text spacing of WCAG 1.4.12. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const windows = {
  // A desktop window that is 1280 px wide, zoomed to 200 % and to 400 %.
  'at 200 %': { width: 640, height: 450, rules: '' },
  'at 400 %': { width: 320, height: 256, rules: '' },
  'with more space between letters, words and lines': { width: 320, height: 640, rules: SPACED },
};

for (const language of ['uz', 'ru'] satisfies Language[]) {
  for (const [title, { rules, ...viewport }] of Object.entries(windows)) {
    test.describe(`${title}, in ${language},`, { tag: ['@desktop', '@full'] }, () => {
      test.use({ language, viewport });

      test('pages fit the width and do not cut off text', async ({
        page,
        request,
        world,
        shopper,
        at,
        t,
      }) => {
        test.slow();
        const { slug } = await firstProduct(request, 'search=Sado Pro 2', language);
        const { id } = await firstInStock(request, slug);
        await shopper.signIn({ firstName: 'Madina' });
        await world.setPrice(id, DEAR, null);
        await putInCart(page, t, at(`/products/${slug}`));
        const { all } = await publicRoutes(request);
        const wrong: string[] = [];
        for (const path of [...all, ...personalRoutes]) {
          await page.goto(at(path));
          await hydrate(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const one of await lost(page, rules)) wrong.push(`${path}: ${one}`);
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}

/**
 * Lists elements that are wider than the window, and texts that are cut off without an ellipsis.
 */
function lost(page: Page, rules: string): Promise<string[]> {
  return page.evaluate((added) => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const ended = new Set(all.filter(isEnded));
    const sheet = new CSSStyleSheet();
    // The page's CSP allows no injected style elements.
    sheet.replaceSync(added);
    document.adoptedStyleSheets.push(sheet);
    const width = document.documentElement.scrollWidth;
    const wide = width > innerWidth ? [`${width} px wide`] : [];
    const cut = all.filter(
      (one) => isCut(one) || isNarrow(one) || (isEnded(one) && !ended.has(one)),
    );
    return [...wide, ...cut.map(({ className, textContent }) => `"${textContent}" .${className}`)];

    function isCut(element: HTMLElement): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) {
        return false;
      }
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const style = getComputedStyle(element);
      if (!hasText || style.overflowY !== 'hidden' || element.clientHeight < 2) return false;
      // A line-clamped title ends in an ellipsis with any spacing.
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') return false;
      return (
        element.scrollHeight > element.clientHeight + 2 ||
        element.scrollWidth > element.clientWidth + 2
      );
    }

    /**
     * Returns whether a select that adapts to its selected option is too narrow for that option.
     */
    function isNarrow(element: HTMLElement): boolean {
      if (getComputedStyle(element).getPropertyValue('field-sizing') !== 'content') return false;
      const shown = element.offsetWidth;
      element.style.width = 'max-content';
      const whole = element.offsetWidth;
      element.style.removeProperty('width');
      return whole > shown + 1;
    }

    function isEnded(element: HTMLElement): boolean {
      const { textOverflow } = getComputedStyle(element);
      return textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    }
  }, rules);
}
