import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { publicRoutes } from '@/tests/e2e/support/routes';
import { firstProduct } from '@/tests/e2e/support/shop';
import { allOrShare } from '@/tests/support/tier';

test.use({ isFirstVisit: true, javaScriptEnabled: false });

const WIDTHS = [320, 360, 412, 600, 800, 1000, 1280, 1440, 1550, 1920];
/** The window widths of quick runs, in px. `npm run test:full` covers all widths. */
const QUICK = [360];

/**
 * Lists images whose `sizes` is off by more than a twelfth, so that browsers choose a wrong file.
 */
function falseSizes(page: Page): Promise<string[]> {
  return page.locator('img[srcset]').evaluateAll((images) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'fixed';
    probe.style.transitionProperty = 'none';
    const wrong: string[] = [];
    for (const image of images) {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => matchMedia(media).matches) ?? image;
      // Browsers that do not support `auto` use the rest of the attribute.
      const sizes = (source.getAttribute('sizes') ?? '').replace(/^auto,\s*/, '');
      const parts = sizes.split(/,\s*/).map((part) => /^(?:(\(.+?\)) )?(.+)$/.exec(part));
      const fitting = parts.find((part) => !part?.[1] || matchMedia(part[1]).matches);
      probe.style.width = fitting?.[2] ?? '';
      const [declared, drawn] = [probe.offsetWidth, image.getBoundingClientRect().width];
      if (drawn > 0 && Math.abs(declared - drawn) > drawn / 12) {
        wrong.push(`${declared} for ${Math.round(drawn)}: ${sizes}`);
      }
    }
    return [...new Set(wrong)];
  });
}

for (const width of WIDTHS) {
  const tag = QUICK.includes(width) ? ['@desktop'] : ['@desktop', '@full'];
  test(`the "sizes" of images match their rendered width in a ${width} px wide window`, {
    tag,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/_next/image?*', (route) => route.abort());
    const { all, priced } = await publicRoutes(request);
    for (const path of new Set([...priced, ...allOrShare(all, 2)])) {
      await page.goto(path);
      expect.soft(await falseSizes(page), path).toEqual([]);
    }
  });
}

test.describe('with scripts', () => {
  test.use({ isFirstVisit: false, javaScriptEnabled: true });

  test('the "sizes" of wishlist images match their rendered width', {
    tag: ['@desktop', '@full'],
  }, async ({ page, request, t }) => {
    const { id } = await firstProduct(request);
    await page.request.post('/api/v1/order/wish', { data: { product: id } });
    await page.goto('/liked');
    await expect(page.getByRole('list', { name: t('liked.title') })).toBeVisible();
    expect(await falseSizes(page)).toEqual([]);
  });
});
