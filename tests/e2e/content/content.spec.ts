import type { APIRequestContext, Words } from '@/tests/e2e/support/fixtures';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import { firstProduct } from '@/tests/e2e/support/shop';
import { allOrShare } from '@/tests/support/tier';

/** A page and its heading. The document title contains `title` or the start of the heading. */
type ContentPage = { path: string; heading: string; title?: string };

/** The number of characters compared, because the document title can shorten the heading. */
const TITLE_START = 30;
const startOf = (title: string) => title.replace(/, .*/, '').slice(0, TITLE_START);

const fixed: [path: string, heading: string][] = [
  ['/about', 'about.title'],
  ['/cart', 'cart.title'],
  ['/info/contacts', 'contacts.title'],
  ['/info/faq', 'faq.title'],
  ['/info/menu', 'info.title'],
  ['/liked', 'liked.title'],
  ['/offline', 'errors.offline.title'],
  ['/post', 'post.title'],
  ['/products', 'catalog.title'],
];

for (const language of ['uz', 'ru'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(`content pages fit the narrowest phone, in ${language} (S2-01, S2-36)`, {
      // Only the Russian test runs by default, because Russian words are longer.
      tag: language === 'ru' ? ['@phone'] : ['@phone', '@full'],
    }, async ({ page, request, shopper, at, t, expectAccessible }) => {
      test.setTimeout(300_000);
      await shopper.signIn({ firstName: 'Madina' });
      const known = [...(await pagesOf(request, language, t)), ...personalPages(t)];
      const { all, priced } = await publicRoutes(request);
      const paths = [...new Set([...known.map(({ path }) => path), ...all, ...personalRoutes])];
      // Quick runs open the pages with prices and two fifths of the others.
      for (const path of new Set([...priced, ...allOrShare(paths, 2), ...allOrShare(paths, 4)])) {
        const response = await page.goto(at(path));
        expect(response?.status(), path).toBe(200);
        const heading = page.getByRole('heading', { level: 1 });
        const expected = known.find((place) => place.path === path);
        await expect(heading, path).toHaveText(expected?.heading ?? /\p{L}/u);
        const title = expected?.title ?? (await heading.textContent()) ?? '';
        expect(await page.title(), path).toContain(startOf(title));
        await expect(page.getByRole('banner'), path).toBeAttached();
        await expect(page.getByRole('contentinfo'), path).toBeAttached();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
        if (language === 'uz' && !path.startsWith('/user')) await expectAccessible();
      }
    });
  });
}

async function pagesOf(
  request: APIRequestContext,
  language: string,
  t: Words,
): Promise<ContentPage[]> {
  const read = async (path: string) => {
    const response = await request.get(`/api/v1${path}`, {
      headers: { 'Accept-Language': language },
    });
    return (await response.json()).data;
  };
  const [{ app_name, head_title }, offer, news, menu, posts, product] = await Promise.all([
    read('/core/settings'),
    read('/post/group/about'),
    read('/post/group/news'),
    read('/menu/list?with_children=true'),
    read('/post/list?size=1'),
    firstProduct(request, '', language),
  ]);
  const [post] = posts.results;

  return [
    { path: '/', heading: app_name, title: head_title[language] },
    ...fixed.map(([path, key]) => ({ path, heading: t(key) })),
    { path: '/info/about', heading: offer.title },
    { path: `/post/${post.slug}`, heading: post.title },
    {
      path: `/products/${product.slug}`,
      heading: product.name,
    },
    {
      path: `/products/${product.slug}/reviews`,
      heading: t('review.titleOf', { name: product.name }),
    },
    { path: '/news', heading: news.title },
    ...news.categories.slice(0, 1).map(({ slug, name }: { slug: string; name: string }) => ({
      path: `/news/category/${slug}`,
      heading: `${news.title}: ${name}`,
    })),
    ...staticPages(menu.results).map(({ slug, title }) => ({
      path: `/info/menu/${slug}`,
      heading: title[language] ?? '',
    })),
  ];
}

type MenuItem = {
  type: string;
  slug: string;
  title: Record<string, string>;
  children: MenuItem[];
};

const staticPages = (items: MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [
    ...(item.type === 'static' ? [item] : []),
    ...staticPages(item.children),
  ]);

/** Pages of a customer whose cart is empty. */
const personalPages = (t: Words): ContentPage[] => [
  { path: '/orders', heading: t('checkout.title') },
  {
    path: '/user',
    heading: t('account.hello', { name: 'Madina' }),
    title: t('account.cabinet'),
  },
  { path: '/user/orders', heading: t('orders.title') },
  { path: '/user/profile', heading: t('account.profile') },
  { path: '/user/address', heading: t('account.addresses') },
];

test('the post list is paginated, and each page has its own URL (S2-08)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request, t }) => {
  await page.goto('/post');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  const { data } = await (await request.get('/api/v1/post/list?size=100')).json();

  await page.getByRole('link', { name: t('paging.next') }).click();
  await expect(page).toHaveURL(/\/post\?page=2$/);
  await expect(cards).toHaveCount(data.count - 9);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(data.results[9].title);
  expect((await request.get('/post?page=3')).status()).toBe(404);
});

test('a post shows its title, date and image, and links to others (S2-09, S3-33)', {
  tag: '@desktop',
}, async ({ page, t }) => {
  await page.goto('/post');
  const [title] = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.getByRole('link', { name: title ?? '', exact: true }).click();

  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(article.locator('time')).toHaveText(/^\d{2}\.\d{2}\.\d{4}$/);
  await expect(article.getByRole('img').or(article.locator('img')).first()).toBeVisible();
  const others = page.getByRole('complementary', { name: t('post.others') });
  await expect(others.getByRole('listitem')).toHaveCount(4);
});

for (const [path, own] of [
  ['/post/wrong-words-1', /^\/post\/.+-1$/],
  ['/ru/post/wrong-words-1', /^\/ru\/post\/.+-1$/],
  ['/info/menu/wrong-8', /^\/info\/menu\/.+-8$/],
  ['/news/category/wrong-7', /^\/news\/category\/.+-7$/],
] as const) {
  // Requirements: B-70
  test(`${path} redirects to its canonical slug (S2-28, B-73)`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(own);
  });
}

test('opens a team category by its id and by its whole slug (S2-35, B-70)', {
  tag: '@desktop',
}, async ({ request }) => {
  const { data } = await (await request.get('/api/v1/post/group/team')).json();
  const [{ id, slug }] = data.categories;
  for (const path of [`/team/category/${id}`, `/team/category/${slug}`]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
  for (const other of [`anything-${id}`, `0${id}`, String(id).replace(/^\d/, '%3$&')]) {
    const response = await request.get(`/ru/team/category/${other}?page=1`, { maxRedirects: 0 });
    expect([other, response.status()]).toEqual([other, 308]);
    expect(response.headers().location).toBe(`/ru/team/category/${id}?page=1`);
  }
});

// Requirements: S2-17
test('shows active contacts in their order, with hours on one line (S3-17, S3-18)', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/core/contact')).json();
  type Entry = { value: string; position: number; is_active: boolean };
  const shown = (entries: Entry[]) =>
    entries
      .filter(({ is_active }) => is_active)
      .sort((one, other) => one.position - other.position)
      .map(({ value }) => value);
  await page.goto('/info/contacts');
  const main = page.getByRole('main');

  await expect(main.locator('a[href^="tel:"]')).toHaveText(shown(data.phone_number));
  await expect(main.locator('a[href^="mailto:"]')).toHaveText(shown(data.email));
  await expect(main.locator('dd')).toHaveText(shown(data.work_time));
  for (const link of shown(data.social))
    await expect(main.locator(`[href="${link}"]`)).toBeVisible();
  await expect(main.locator(`[href="${data.telegram_bot}"]`)).toBeVisible();
  const inactive = data.social.find(({ is_active }: Entry) => !is_active);
  await expect(main.locator(`[href="${inactive.value}"]`)).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ru/info/contacts');
  const lines = await main.locator('dd').evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('expands FAQ entries, which are also in the structured data (S2-18)', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/info/faq');
  const first = page.getByRole('main').locator('details').first();
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await page.getByRole('main').locator('details').count());
});

test('a wide table scrolls inside the page', { tag: '@full' }, async ({ page, request, world }) => {
  const { data } = await (await request.get('/api/v1/menu/detail/8')).json();
  const cells = Array.from({ length: 8 }, (_, column) => `<td>Ustun-${column}</td>`).join('');
  await world.addFault({
    path: '/menu/detail/:id',
    kind: 'answer',
    data: { ...data, text: `<table><tr>${cells}</tr></table>` },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/info/menu/filiallar-8');
  const [table, whole] = await page.evaluate(() =>
    [document.querySelector('[data-wide]'), document.documentElement].map((one) =>
      one ? one.scrollWidth - one.clientWidth : 0,
    ),
  );
  expect(table).toBeGreaterThan(0);
  expect(whole).toBe(0);
});

test('the partner marquee stays still with reduced motion (S2-03)', { tag: '@full' }, async ({
  page,
  t,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: t('about.pause') })).toBeHidden();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('the public offer page shows a note when the shop has no offer text', {
  tag: '@full',
}, async ({ page, world, at, t, expectAccessible }) => {
  await world.addFault({ path: '/post/group/:group', kind: 'status', status: 404 });

  const response = await page.goto(at('/info/about'));

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('info.offer.title'));
  await expect(page.getByText(t('info.offer.empty'))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectAccessible();
});

test('a shop without content shows no empty sections', {
  tag: ['@desktop', '@full'],
}, async ({ page, world, t }) => {
  const nothing = { kind: 'answer', data: { results: [], count: 0 } } as const;
  const contact = { address: [], email: [], phone_number: [], work_time: [], social: [] };
  const empty = ['/catalog/banner', '/menu/list', '/core/team', '/core/partner', '/faq/list'];
  for (const path of [...empty, '/post/list']) {
    await world.addFault({ ...nothing, path });
  }
  const row = { _id: 1, slug: 'yangi', name: 'Yangi', position: 1 };
  const noGoods = { products: [], products_count: 0, products_paginate: false };
  await world.addFault({
    path: '/catalog/collection',
    kind: 'answer',
    data: { results: [{ ...row, ...noGoods }], count: 1 },
  });
  await world.addFault({
    path: '/core/contact',
    kind: 'answer',
    data: { ...contact, map: null, telegram_bot: '' },
  });

  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: t('home.banners') })).toHaveCount(0);
  await expect(main.getByRole('button', { name: t('carousel.pause') })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Yangi', exact: true })).toHaveCount(0);

  await page.goto('/post');
  await expect(main.getByText(t('info.nothing'))).toBeVisible();

  await page.goto('/about');
  await expect(main.getByRole('heading')).toHaveText([t('about.title')]);
  await expect(main.getByRole('button')).toHaveCount(0);

  await page.goto('/info/contacts');
  await expect(main.getByRole('heading')).toHaveText([t('contacts.title')]);
  await expect(main.getByText(t('info.nothing'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('info.title') })).toHaveCount(0);

  await page.goto('/info/faq');
  await expect(main.getByText(t('info.nothing'))).toBeVisible();
  await expect(
    page.locator('script[type="application/ld+json"]', { hasText: 'FAQPage' }),
  ).toHaveCount(0);
});
