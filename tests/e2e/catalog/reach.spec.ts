import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import { smallTargets } from '@/tests/e2e/support/targets';
import type { Language } from '@/tests/support/words';

for (const language of ['uz', 'ru'] satisfies Language[]) {
  test.describe(`on a phone, in ${language}`, { tag: ['@phone', '@full'] }, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('all touch targets are at least 44 px wide and tall', async ({
      page,
      request,
      shopper,
      at,
    }) => {
      test.slow();
      await shopper.signIn({ firstName: 'Madina' });
      const { all } = await publicRoutes(request);
      const small: string[] = [];
      for (const path of [...all, ...personalRoutes]) {
        await page.goto(at(path));
        await hydrate(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const one of await smallTargets(page)) small.push(`${path}: ${one}`);
      }
      expect(small).toEqual([]);
    });
  });
}
