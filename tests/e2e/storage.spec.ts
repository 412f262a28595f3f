import { corruptValues } from '@/tests/support/corrupt-values';
import { expect, type Page, test, type Words } from './fixtures';
import { badge, firstProduct, putInCart } from './shop';

const KEYS = ['auth', 'cart-intents', 'liked-intents', 'notices', 'order-cart', 'search'].map(
  (name) => `chorsu:${name}`,
);

/** As a shopper goes: what is stored is read and written on the way. */
async function walk(page: Page, t: Words, { slug, name }: { slug: string; name: string }) {
  for (const path of ['/', '/liked', '/products?search=choynak']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await putInCart(page, t, slug);
  await expect(badge(page, t, 1)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('listitem', { name })).toBeVisible();
}

const product = { search: 'search=Sado Pro 2' };

test('a browser that refuses storage can shop', async ({ page, request, t }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await walk(page, t, await firstProduct(request, product.search));
});

test('a full storage does not prevent shopping', async ({ page, request, t }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await walk(page, t, await firstProduct(request, product.search));
});

/** All of them: tests/unit/stores/versions.test.ts. */
const someValues = corruptValues.filter((_, index) => index % 5 === 0);

test('pages work whatever the storage holds', async ({ page, request, t }) => {
  const one = await firstProduct(request, product.search);
  await page.goto('/info/faq');
  for (const value of someValues) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    await page.goto('/info/faq');
    await expect(page.getByRole('button', { name: t('account.signIn') }).first()).toBeVisible();
  }
  await walk(page, t, one);
});
