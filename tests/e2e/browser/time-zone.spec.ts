import { expect } from '@/tests/e2e/support/fixtures';
import { expectHydrated } from '@/tests/e2e/support/hydration';
import { publicRoutes } from '@/tests/e2e/support/routes';
import { test } from '@/tests/e2e/support/storefronts';

test.use({ timezoneId: 'Pacific/Kiritimati' });

test('shows Tashkent time without a hydration mismatch in other time zones (S1-04)', {
  tag: '@full',
}, async ({ page, request, shop }) => {
  const days = /\d\d\.\d\d\.\d{4}/g;
  const here = (await (await request.get('/post')).text()).match(days);
  await shop.open({ TZ: 'America/Los_Angeles' });

  const { all } = await publicRoutes(request);
  const dated = all.filter((path) => path === '/' || /reviews|post|contacts/.test(path));
  for (const path of [...dated, '/user/orders']) {
    const loaded = page.waitForResponse('**/api/v1/order/wish');
    await page.goto(shop.url(path));
    await loaded;
    await expectHydrated(page);
    await expect(page.locator('main h1'), path).toBeVisible();
  }

  await page.goto(shop.url('/post'));
  const there = (await page.getByRole('main').textContent())?.match(days);
  expect(there?.length).toBeGreaterThan(2);
  expect(new Set(there)).toEqual(new Set(here));
  // Leave the page now, because its shop is stopped before Playwright closes the page.
  await page.goto('about:blank');
});
