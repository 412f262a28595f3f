import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { expectHydrated } from '@/tests/e2e/support/hydration';
import { personalRoutes, publicRoutes } from '@/tests/e2e/support/routes';
import { firstProduct } from '@/tests/e2e/support/shop';
import { allOrShare } from '@/tests/support/tier';

const PRICE = /\d\s(?:soʻm|сум)/;

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['uz', 'ru'] as const) {
    test.describe(language, { tag: language === 'uz' ? [] : ['@full'] }, () => {
      test.use({ language });

      test(`public pages have headings and prices, in ${language} (S6-01, B-30)`, async ({
        page,
        request,
        at,
      }) => {
        const { all, priced } = await publicRoutes(request);
        for (const path of new Set([...priced, ...allOrShare(all, 1)])) {
          await page.goto(at(path), { waitUntil: 'domcontentloaded' });
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          if (priced.includes(path)) {
            await expect(page.getByRole('main'), path).toContainText(PRICE);
          }
        }
      });

      test(`pages state that they need scripts for some features, in ${language}`, async ({
        page,
        request,
        at,
        t,
      }) => {
        const { slug } = await firstProduct(request);
        for (const path of [...personalRoutes, `/products/${slug}`, '/products']) {
          await page.goto(at(path), { waitUntil: 'domcontentloaded' });
          const notice = page.locator('noscript p').first();
          await expect(notice, path).toHaveText(t('notice.noScripts'));
          await expect(notice, path).toBeVisible();
          await expect(page.locator('[aria-busy]').filter({ visible: true }), path).toHaveCount(0);
        }
      });

      test(`search, phone link and 404 page need no scripts, in ${language} (B-30, S2-25)`, async ({
        page,
        at,
        t,
      }) => {
        await page.goto(at('/'));
        await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('choynak');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/products\?search=choynak/);
        await expect(page.getByRole('contentinfo').locator('a[href^="tel:+998"]')).toBeVisible();

        await page.goto(at('/nowhere/at/all'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('errors.notFound.title'),
        );
        await page.getByRole('main').getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
      });
    });
  }
});

/** Fills the browser's cart, wishlist and search history, as an earlier visit would. */
async function shopBefore(page: Page) {
  const product = await firstProduct(page.request, 'search=Sado Pro 2');
  const details = await page.request.get(`/api/v1/catalog/product/${product.slug}`);
  const { data } = await details.json();
  await page.request.post('/api/v1/order/cart', {
    data: { sub_product: data.sub_products[0].id, amount: 1 },
  });
  await page.request.post('/api/v1/order/wish', { data: { product: product.id } });
  await page.addInitScript(() => {
    const searched = { state: { history: ['choynak', 'telefon'] }, version: 1 };
    localStorage.setItem('chorsu:search', JSON.stringify(searched));
  });
}

async function returnAsCustomer(page: Page) {
  await shopBefore(page);
  const phone = `9989${String(Date.now()).slice(-8)}`;
  const sent = await page.request.post('/api/v1/user/send-code', { data: { phone } });
  const code = /\d{5}/.exec((await sent.json()).data.detail)?.[0];
  const response = await page.request.post('/api/v1/user/sign-in', { data: { phone, code } });
  const { token, user } = (await response.json()).data;
  await page.addInitScript(
    (auth) => localStorage.setItem('chorsu:auth', JSON.stringify({ state: auth, version: 1 })),
    { token, user },
  );
}

const states = {
  'a new visitor': async () => {},
  'a customer': returnAsCustomer,
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [visitor, arrive] of Object.entries(states)) {
  test.describe(visitor, {
    tag: visitor === 'a customer' ? ['@desktop'] : ['@desktop', '@full'],
  }, () => {
    // The browser is far from Tashkent: dates and times must not depend on its time zone.
    test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

    test(`${visitor} opens every page without a hydration mismatch`, async ({ page, request }) => {
      test.slow();
      await arrive(page);
      const { all } = await publicRoutes(request);
      for (const path of [...allOrShare(all, 0), ...personalRoutes]) {
        const loaded = page.waitForResponse('**/api/v1/order/wish');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await loaded;
        await expectHydrated(page);
        await expect(page.locator('main :is(h1, h2)').first(), path).toBeVisible();
      }
    });
  });
}
