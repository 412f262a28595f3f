import { currentPrice } from '@/lib/domain/product/discount';
import { formatPrice } from '@/lib/domain/text/money';
import {
  choosePickup,
  confirm,
  orderFromCart,
  orderShownOn,
  outcome,
  pay,
} from '@/tests/e2e/support/checkout';
import {
  expect,
  languageOfDevice,
  type Page,
  test,
  type Words,
} from '@/tests/e2e/support/fixtures';
import { firstInStock, firstProduct, putInCart } from '@/tests/e2e/support/shop';

const BUYABLE = 'search=Sado Pro 2';
const summary = (page: Page, t: Words) =>
  page.getByRole('complementary', { name: t('cart.summary.title') });
const applied = (page: Page, t: Words, code: string) =>
  summary(page, t).getByText(t('cart.promo.applied', { code }));

/** Expands the promo code field with the keyboard, types a code and submits it. */
async function typeCode(page: Page, t: Words, code: string) {
  await summary(page, t).getByText(t('cart.promo.question')).press('Enter');
  await page.getByRole('textbox', { name: t('cart.promo.label') }).fill(code);
  await page.keyboard.press('Enter');
}

test.describe('in the device language', () => {
  test.use(languageOfDevice);

  test("keeps a promo code's discount after a reload and after the guest signs in", async ({
    page,
    request,
    at,
    t,
    language,
    expectAccessible,
  }) => {
    const prefix = at('/').replace(/\/$/, '');
    const { slug } = await firstProduct(request, BUYABLE, language);
    const price = currentPrice(await firstInStock(request, slug));
    const discount = Math.floor(price / 10);
    await putInCart(page, t, `${prefix}/products/${slug}`);
    await page.goto(at('/cart'));
    await typeCode(page, t, 'nosuchcode');
    await expect(summary(page, t).getByRole('alert')).toBeVisible();
    await expectAccessible();
    await page.getByRole('textbox', { name: t('cart.promo.label') }).fill('chorsu 10');
    await page.keyboard.press('Enter');

    await expect(applied(page, t, 'CHORSU10')).toBeVisible();
    const off = `−${formatPrice(discount, language)}`;
    await expect(summary(page, t)).toContainText(off);
    await page.reload();
    await expect(applied(page, t, 'CHORSU10')).toBeVisible();
    await expectAccessible();
    await orderFromCart(page, t);

    const shown = page.getByRole('region', {
      name: t('orders.number', { number: String(orderShownOn(page)) }),
    });
    await expect(shown).toContainText(`CHORSU10, ${off}`);
    await expect(shown).toContainText(formatPrice(price - discount, language));

    await putInCart(page, t, `${prefix}/products/${slug}`);
    await page.goto(at('/cart'));
    await typeCode(page, t, 'chorsu10');
    await expect(summary(page, t).getByRole('alert')).toBeVisible();
  });
});

test.describe('when the shop refuses an order', () => {
  test.use({ forgives: /status of 409|409/ });

  test('explains that a promo code has just expired, and then orders without it', {
    tag: '@full',
  }, async ({ page, request, world, shopper, t }) => {
    const ends_at = new Date(Date.parse(await world.passTime()) + 60_000).toISOString();
    const terms = { kind: 'fixed', value: 50_000, minimum: 60_000 } as const;
    await world.addPromo({ ...terms, code: 'SHOSHIL', ends_at });
    const { slug } = await firstProduct(request, BUYABLE);
    const variant = await firstInStock(request, slug);
    const price = currentPrice(variant);
    const headers = { authorization: `Bearer ${await shopper.signIn()}` };
    const data = { sub_product: variant.id, amount: 1 };
    await request.post('/api/v1/order/cart', { headers, data });
    await page.goto('/cart');
    await typeCode(page, t, 'shoshil');
    await expect(applied(page, t, 'SHOSHIL')).toBeVisible();
    await page.getByRole('button', { name: t('cart.checkout') }).click();
    await choosePickup(page, t);
    await pay(page, t, 'cash');
    await expect(confirm(page)).toContainText(formatPrice(price - 50_000, 'uz'));
    // Waits for the quote for the pickup point.
    await expect(confirm(page)).not.toHaveAttribute('aria-busy');

    await world.passTime(61);
    await confirm(page).click();
    await expect(page.getByText(t('checkout.refusal.promo'))).toBeVisible();
    await expect(page.getByText('Bu promokodning muddati oʻtgan')).toBeVisible();
    await expect(confirm(page)).toContainText(formatPrice(price, 'uz'));
    await confirm(page).click();
    await expect(outcome(page, t, 'accepted')).toBeVisible();
    const sent = (await world.placedOrders()).at(-1)?.body;
    expect(Object(sent).promo_code).toBeUndefined();
  });
});
