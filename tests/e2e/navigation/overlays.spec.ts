import { violationsOn } from '@/tests/e2e/support/accessibility';
import { faintOnScreen } from '@/tests/e2e/support/contrast';
import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { overlays } from '@/tests/e2e/support/overlays';
import { firstProduct, putInCart } from '@/tests/e2e/support/shop';
import { smallTargets } from '@/tests/e2e/support/targets';
import type { Language } from '@/tests/support/words';

const themes = ['light', 'dark'] as const;
const people = ['guest', 'customer'] as const;

for (const language of ['uz', 'ru'] satisfies Language[]) {
  for (const colorScheme of themes) {
    test.describe(`in the ${colorScheme} theme, in ${language},`, { tag: '@full' }, () => {
      // The browser logs the failed requests that invalid entries in the overlays cause.
      test.use({ forgives: /is not valid|rejected \(422\)|status of 422/ });
      test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const [title, { path, width, visitor, hasCart, open }] of Object.entries(overlays)) {
        for (const shopperIs of people.filter((one) => one === (visitor ?? one))) {
          test(`${title}, opened by a ${shopperIs}, passes axe and has WCAG AA contrast`, {
            tag: tagsOf(width),
          }, async ({ page, request, shopper, isMobile, at, t }) => {
            const { slug, name } = await firstProduct(request, 'search=Sado Pro 2', language);
            if (shopperIs === 'customer') await shopper.signIn({ firstName: 'Madina' });
            if (hasCart) await putInCart(page, t, at(`/products/${slug}`));
            await page.goto(at(path ?? `/products/${slug}`));
            await hydrate(page);
            await expect(await open({ page, t, slug, name })).toBeVisible();
            expect(await problemsOf(page, isMobile)).toEqual([]);
          });
        }
      }
    });
  }
}

function tagsOf(width?: string): string[] {
  return width ? [`@${width}`] : [];
}

async function problemsOf(page: Page, isMobile: boolean): Promise<string[]> {
  const found = await violationsOn(page, { withLandmarks: true });
  // An open list makes axe report the button it partly covers. reach.spec.ts checks target sizes.
  const others = found.filter((finding) => !finding.startsWith('target-size'));
  const small = isMobile ? await smallTargets(page) : [];
  return [...others, ...(await faintOnScreen(page)), ...small];
}
