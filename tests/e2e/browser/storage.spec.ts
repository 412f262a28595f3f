import { expect, test } from '@/tests/e2e/support/fixtures';
import { browseToCart, firstProduct } from '@/tests/e2e/support/shop';
import { corruptValues } from '@/tests/support/corrupt-values';

const KEYS = [
  'auth',
  'cart-intents',
  'liked-intents',
  'notices',
  'order-cart',
  'region',
  'search',
].map((name) => `chorsu:${name}`);

const product = { search: 'search=Sado Pro 2' };

test('a shopper can fill the cart when the browser blocks storage', async ({
  page,
  request,
  t,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await browseToCart(page, t, await firstProduct(request, product.search));
});

test('a shopper can fill the cart when the storage is full', { tag: '@full' }, async ({
  page,
  request,
  t,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await browseToCart(page, t, await firstProduct(request, product.search));
});

/** A sample of the corrupt values. tests/unit/stores/versions.test.ts covers all of them. */
const someValues = corruptValues.filter((_, index) => index % 5 === 0);

test('a shopper can fill the cart when storage contains corrupt values', { tag: '@full' }, async ({
  page,
  request,
  t,
}) => {
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
  await browseToCart(page, t, one);
});
