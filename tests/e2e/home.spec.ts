import { expect, languageOfDevice, test } from './fixtures';

test.describe('in the language of the device', () => {
  test.use(languageOfDevice);

  test('home shows banners, categories, collections and branches (S1-09, S1-10)', async ({
    page,
    at,
    t,
    expectAccessible,
  }) => {
    await page.goto(at('/'));
    await expect(page.getByRole('region', { name: t('home.banners') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('home.categories') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('home.branches') })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible();
  });
});

test('on a phone sections far below are laid out when they come near', { tag: '@phone' }, async ({
  page,
  t,
}) => {
  await page.goto('/');
  const branches = page.getByRole('heading', { name: t('home.branches') });
  const isLaidOut = () =>
    branches.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await branches.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

for (const language of ['uz', 'ru'] as const) {
  test.describe(`the banners, ${language}`, { tag: '@phone' }, () => {
    test.use({ language });

    test(`no banner cuts off its text, in ${language}`, async ({ page, at }) => {
      await page.goto(at('/'));
      const texts = page.locator('picture + div').locator('h2, p').filter({ visible: true });
      const cut = await texts.evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
      );
      expect(await texts.count()).toBeGreaterThan(6);
      expect(cut).toEqual([]);
    });
  });
}

test('every collection is on home, with products or as a link (S1-10)', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/v1/catalog/collection')).json();
  await page.goto('/');
  const [first, ...others] = data.results;
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
  expect(others.length).toBeGreaterThan(0);
  for (const { slug, name } of others) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/products?collection=${slug}`);
  }
});

test('a collection shows more products on its button (S9-15, S9-17)', async ({ page, t }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: t('home.more') }).first();
  const visible = page.getByRole('article').filter({ visible: true });
  const before = await visible.count();
  await more.click();
  await expect.poll(() => visible.count()).toBeGreaterThan(before);
});

test('the banners advance every 5 seconds and stop at the last (S9-04, S9-05, S9-06)', async ({
  page,
  t,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const banners = page.getByRole('region', { name: t('home.banners') });
  const dots = banners.getByRole('button', { name: /banner/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  const count = await dots.count();

  for (let shown = 1; shown < count; shown += 1) {
    await page.clock.runFor(5000);
    await expect(dots.nth(shown)).toHaveAttribute('aria-current', 'true');
  }
  await page.clock.runFor(10_000);
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});
