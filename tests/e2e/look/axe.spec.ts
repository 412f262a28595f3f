import { violationsOn } from '@/tests/e2e/support/accessibility';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import type { Language } from '@/tests/support/words';

for (const language of ['uz', 'ru'] satisfies Language[]) {
  for (const visitor of ['guest', 'customer'] as const) {
    test.describe(`for a ${visitor}, in ${language},`, { tag: '@full' }, () => {
      test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

      test('no page has axe violations', async ({ page, request, shopper, at }) => {
        test.setTimeout(300_000);
        if (visitor === 'customer') await shopper.signIn({ firstName: 'Madina' });
        const { all } = await publicRoutes(request);
        const faults: string[] = [];
        for (const path of [...all, ...personalRoutes]) {
          await page.goto(at(path));
          await hydrate(page);
          await expect(page.locator('h1')).toBeAttached();
          const found = await violationsOn(page, { withLandmarks: true });
          for (const one of found) faults.push(`${path}: ${one}`);
        }
        expect(faults).toEqual([]);
      });
    });
  }
}
