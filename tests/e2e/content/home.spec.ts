import {
  type APIRequestContext,
  expect,
  languageOfDevice,
  test,
} from '@/tests/e2e/support/fixtures';
import { holdScripts, hydrate } from '@/tests/e2e/support/hydration';

type Banner = { title: string; sale: { is_home: boolean } | null };

/** Returns the titles of the banners that the home page shows, and of all other banners. */
async function bannerTitles(request: APIRequestContext, language: string) {
  const headers = { 'Accept-Language': language };
  const { data } = await (await request.get('/api/v1/catalog/banner', { headers })).json();
  const banners: Banner[] = data.results;
  const titles = (isHome: boolean) =>
    banners.filter(({ sale }) => (sale?.is_home ?? true) === isHome).map(({ title }) => title);
  return { shown: titles(true), others: titles(false) };
}

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  // Requirements: S1-10
  test('the home page shows all sections and only banners of home sales (S1-09, S3-08)', async ({
    page,
    request,
    at,
    t,
    language,
    expectAccessible,
  }) => {
    await page.goto(at('/'));
    const region = page.getByRole('region', { name: t('home.banners') });
    await expect(region).toBeVisible();
    const { shown, others } = await bannerTitles(request, language);
    expect(others.length).toBeGreaterThan(0);
    expect((await region.locator('h2').allTextContents()).sort()).toEqual(shown.sort());
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

test('before hydration, lays out a section only when it comes near the screen', {
  tag: '@phone',
}, async ({ page, t }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const branches = page.getByRole('heading', { name: t('home.branches') });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const isLaidOut = () =>
    branches.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await branches.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const language of ['uz', 'ru'] as const) {
  test.describe(`the banners, ${language}`, {
    tag: language === 'ru' ? ['@phone'] : ['@phone', '@full'],
  }, () => {
    test.use({ language });

    test(`the banners cut off no text, in ${language}`, async ({ page, at }) => {
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

test.describe('a banner on the narrowest desktop', { tag: '@desktop' }, () => {
  test.use({ language: 'ru', viewport: { width: 992, height: 740 } });

  test("keeps its text clear of the image's subject, and its button clear of the dots", {
    tag: '@full',
  }, async ({ page, at, t }) => {
    await page.goto(at('/'));
    const slide = await page.locator('picture').first().locator('..').boundingBox();
    const texts = page
      .locator('picture + div')
      .first()
      .locator('h2, p, a')
      .filter({ visible: true });
    const dot = page.getByRole('button', { name: t('carousel.show', { number: 1 }) });
    const dots = await dot.boundingBox();
    if (!slide || !dots) throw new Error('The page has no banner');
    await expect(texts).toHaveCount(4);
    for (const text of await texts.all()) {
      const box = await text.boundingBox();
      if (!box) throw new Error('The banner has no text');
      expect(box.y).toBeGreaterThan(slide.y);
      expect(box.y + box.height).toBeLessThanOrEqual(dots.y);
      // The subject of each banner image begins at 47 % of the width.
      expect(box.x + box.width).toBeLessThan(slide.x + slide.width * 0.475);
    }
  });
});

test('loads a collection’s products when its row comes near the screen (S1-10)', {
  tag: '@full',
}, async ({ page, request, t }) => {
  const { data } = await (await request.get('/api/v1/catalog/collection')).json();
  await page.goto('/');
  const [first, ...others] = data.results;
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
  expect(others.length).toBeGreaterThan(0);
  for (const { slug, name } of others) {
    const link = page.getByRole('link', { name: `${t('home.all')}: ${name}` });
    await expect(link).toHaveAttribute('href', `/products?collection=${slug}`);
    await link.scrollIntoViewIfNeeded();
    const row = page.getByRole('list', { name, exact: true });
    await expect(row.getByRole('article').first()).toBeVisible();
  }
});

// Requirements: S9-17
test('loads collection products in pages sized for the device (S9-15, S9-16)', async ({
  page,
  isMobile,
  t,
}) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: t('home.more') }).first();
  const row = page.locator('section').filter({ has: more }).last();
  const visible = row.getByRole('article').filter({ visible: true });
  // `size` is the page size, and `counts` are the numbers of cards after each press.
  const { size, counts } = isMobile ? { size: 18, counts: [12, 18] } : { size: 30, counts: [30] };
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The request that fills a row when it comes near the screen has no page number.
    const isPage = pathname.endsWith('/catalog/product') && searchParams.has('page');
    if (isPage) pages.push(`${searchParams.get('size')}`);
  });
  const inLine = () =>
    visible.evaluateAll((cards) => {
      const tops = cards.map((card) => card.getBoundingClientRect().top);
      return [0, -1].map((at) => tops.filter((top) => top === tops.at(at)).length);
    });
  for (const shown of counts) {
    await more.click();
    await expect(visible).toHaveCount(shown);
    const [ofFirst, ofLast] = await inLine();
    expect(ofLast).toBe(ofFirst);
  }
  expect(new Set(pages)).toEqual(new Set([`${size}`]));
});

test('a collection that fits in its first rows has no "show more" button', {
  tag: '@full',
}, async ({ page, isMobile, t }) => {
  await page.goto('/');
  // The page is hydrated first, because React would otherwise restore the removed cards.
  await hydrate(page);
  const list = page.locator('[data-lines="2"]').first();
  const more = list.locator('+ div').getByText(t('home.more'));
  const fits = isMobile ? 8 : 10;
  await expect(more).toBeVisible();
  for (const left of [fits + 1, fits]) {
    await list.evaluate((cards, count) => {
      for (const card of [...cards.children].slice(count)) card.remove();
    }, left);
    await expect(list.getByRole('article').filter({ visible: true })).toHaveCount(fits);
    await expect(more).toBeVisible({ visible: left > fits });
  }
});
