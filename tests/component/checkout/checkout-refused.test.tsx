import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatPrice } from '@/lib/domain/text/money';
import { readCheckoutDraft } from '@/stores/checkout-draft';
import { anOrder } from '@/tests/support/component/order';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import {
  aQuote,
  aShop,
  choosePickup,
  confirm,
  open,
  pay,
  quotedLine,
  radio,
  shopper,
} from './checkout-form';

test('resends a changed order under the same key after a lost response (B-62, B-79)', async () => {
  const shop = aShop(() => aQuote());
  await open();
  await choosePickup();
  await pay('cash');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  const message = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;
  expect(await screen.findByText(message)).toBeDefined();
  await shopper.type(screen.getByRole('textbox', { name: t('checkout.comment') }), 'Tezroq');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('shows an error and keeps the input when the order fails without a reason (B-79)', async () => {
  aShop(() => aQuote(), { status: 422, data: { detail: '' } });
  await open();
  await choosePickup();
  await pay('cash');
  const comment = screen.getByRole('textbox', { name: t('checkout.comment') });
  await shopper.type(comment, 'Tezroq');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  expect(await screen.findByText(t('checkout.refusal.failed'))).toBeDefined();
  expect(comment).toHaveProperty('value', 'Tezroq');
  expect(await radio(/Chorsu/)).toHaveProperty('checked', true);
});

test('sends an order with a changed price only after the shopper accepts it (B-85)', async () => {
  let price = 400_000;
  const now = () => ({ ...quotedLine, price });
  const shop = aShop(
    () => aQuote({ lines: [now()], full: price * 2, total: price * 2 }),
    { status: 409, data: { detail: '', code: 'price_changed', lines: [now()] } },
    { status: 200, data: anOrder() },
  );
  await open();
  await choosePickup();
  await pay('cash');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  price = 450_000;
  // Simulates a busy machine, on which the next frame comes before React renders.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => {
    paint(0);
    return 0;
  });
  await shopper.click(confirm());

  const accept = await screen.findByRole('button', { name: t('checkout.trouble.priceFix') });
  await waitFor(() => expect(document.activeElement).toBe(accept));
  await shopper.click(accept);
  await waitFor(() => expect(confirm().textContent).toContain(formatPrice(900_000, 'uz')));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[1]?.body.lines).toEqual([{ sub_product: 72, amount: 2, price: 450_000 }]);
});

test('offers a button that reduces the quantity to the stock', async () => {
  aShop(() => aQuote({ lines: [{ ...quotedLine, stock: 1 }] }));
  await open();
  const summary = screen.getByRole('complementary', { name: t('checkout.summary.title') });
  await shopper.click(
    await within(summary).findByRole('button', {
      name: t('checkout.trouble.shortFix', { count: 1 }),
    }),
  );
  await waitFor(() => expect(within(summary).getByText(/^1 × /)).toBeDefined());
});

test('stores the draft, and requires no installment term for a cash order', async () => {
  const shop = aShop(() => aQuote(), { status: 200, data: anOrder({ id: 77 }) });
  await open();
  await choosePickup();
  await pay('instalment');
  const terms = await screen.findByRole('group', { name: t('instalment.term') });
  act(() => within(terms).getAllByRole('radio')[0]?.focus());
  await shopper.type(screen.getByRole('textbox', { name: t('checkout.comment') }), 'Tezroq');
  const draft = readCheckoutDraft(aUser.id);
  expect(draft).toMatchObject({ payment: 'instalment', comment: 'Tezroq' });
  expect(Object.values(draft)).not.toContain(null);

  await pay('cash');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(shop.orders).toHaveLength(1));
});

const aboveLimit = aQuote().instalments.map((plan) => ({
  ...plan,
  available_limit: 100_000,
  is_sufficient: false,
}));

const choices = [
  { group: 'checkout.delivery.point', opener: 'checkout.delivery.pickup' },
  { group: 'instalment.term', opener: 'payment.instalment.title' },
] as const;

test.each(choices)(
  'still reports a missing choice after the focus leaves the group $group (S5-15)',
  async ({ group: name, opener }) => {
    const shop = aShop(() => aQuote());
    await open();
    await shopper.click(await radio(new RegExp(t(opener))));
    await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
    await shopper.click(confirm());
    const group = screen.getByRole('group', { name: t(name) });
    expect(await within(group).findByText(t('validation.required'))).toBeDefined();

    const [first] = within(group).getAllByRole('radio');
    act(() => first?.focus());
    await shopper.click(screen.getByRole('textbox', { name: t('checkout.comment') }));
    await shopper.click(confirm());
    await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
    expect(within(group).getByText(t('validation.required'))).toBeDefined();
    expect(shop.orders).toEqual([]);
  },
);

test('reports an installment above the limit and sends no order (B-89)', async () => {
  const shop = aShop(() => aQuote({ instalments: aboveLimit }));
  await open();
  await choosePickup();
  await pay('instalment');
  expect(await screen.findByText(t('instalment.insufficient'))).toBeDefined();
  await shopper.click(await radio(new RegExp(t('instalment.months', { count: 6 }))));
  await shopper.click(confirm());
  expect(shop.orders).toEqual([]);
});

test('does not require a term when the installment is above the limit', async () => {
  const shop = aShop(() => aQuote({ instalments: aboveLimit }));
  await open();
  await choosePickup();
  await pay('instalment');
  const refusal = (await screen.findByText(t('instalment.insufficient'))).closest('[role="alert"]');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(document.activeElement).toBe(refusal));
  expect(screen.getAllByRole('alert')).toEqual([refusal]);
  expect(shop.orders).toEqual([]);
});
