import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Quote, QuotedPromo } from '@/lib/contract/quote';
import { formatPrice } from '@/lib/domain/text/money';
import { orderPromoEntered } from '@/stores/order-cart';
import { anOrder } from '@/tests/support/component/order';
import { t } from '@/tests/support/component/text';
import { aQuote, aShop, choosePickup, confirm, open, pay, shopper } from './checkout-form';

const promo: QuotedPromo = {
  code: 'BAHOR10',
  discount: 0,
  trouble: null,
  detail: '',
  terms: { kind: 'percent', value: 10, minimum: 0 },
};

const quoteWith = (change: Partial<QuotedPromo>): Quote =>
  aQuote({ promo: { ...promo, ...change }, total: 800_000 - (change.discount ?? 0) });

const placed = { status: 200, data: anOrder() };
const refused = {
  status: 409,
  data: { detail: 'Muddati oʻtgan', code: 'promo_changed', lines: [] },
};
const total = (amount: number) =>
  waitFor(() => {
    expect(confirm().textContent).toContain(formatPrice(amount, 'uz'));
    expect(confirm().getAttribute('aria-busy')).toBeNull();
  });
const remove = () => screen.findByRole('button', { name: t('checkout.summary.withoutPromo') });

async function fillIn() {
  await choosePickup();
  await pay('cash');
}

beforeEach(() => act(() => orderPromoEntered('BAHOR10', null)));

test('sends the promo code and the discount that the shopper saw with the order', async () => {
  // The first quote has no discount, because `open` waits for the full total.
  let discount = 0;
  const shop = aShop(() => quoteWith({ discount }), placed);
  await open();
  discount = 80_000;
  await fillIn();
  await total(720_000);
  const summary = screen.getByRole('complementary', { name: t('checkout.summary.title') });
  expect(summary.textContent).toContain(t('checkout.summary.promo', { code: 'BAHOR10' }));
  expect(summary.textContent).toContain(`−${formatPrice(80_000, 'uz')}`);
  await shopper.click(confirm());

  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.quotes.at(-1)).toMatchObject({ promo_code: 'BAHOR10' });
  expect(shop.orders[0]?.body).toMatchObject({ promo_code: 'BAHOR10', promo_discount: 80_000 });
});

test('states why a code gives no discount, and orders without the code', async () => {
  const shop = aShop(() => quoteWith({ trouble: 'used', detail: 'Foydalangansiz' }), placed);
  await open();
  expect(await screen.findByText('Foydalangansiz')).toBeDefined();
  await fillIn();
  await total(800_000);
  await shopper.click(confirm());

  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.body).not.toHaveProperty('promo_code');
});

test('removes a code that gives no discount when the shopper presses the button', async () => {
  const shop = aShop((body) =>
    'promo_code' in body ? quoteWith({ trouble: 'used', detail: 'Foydalangansiz' }) : aQuote(),
  );
  await open();
  await shopper.click(await remove());
  await waitFor(() => expect(screen.queryByText('Foydalangansiz')).toBeNull());
  expect(shop.quotes.at(-1)).not.toHaveProperty('promo_code');
});

test('shows the new total and keeps the form when the code expires before the order', async () => {
  let quoted: Partial<QuotedPromo> = {};
  const shop = aShop(() => quoteWith(quoted), refused, placed);
  await open();
  quoted = { discount: 80_000 };
  await fillIn();
  await total(720_000);
  quoted = { trouble: 'expired', detail: 'Muddati oʻtgan' };
  await shopper.click(confirm());

  expect(await screen.findByText(t('checkout.refusal.promo'))).toBeDefined();
  expect(screen.getByText('Muddati oʻtgan')).toBeDefined();
  await total(800_000);
  await shopper.click(confirm());
  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[1]?.body).not.toHaveProperty('promo_code');
});
