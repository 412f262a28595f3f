import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Preloads modules that components import on demand, because their first import is slow.
import '@/components/one-click/one-click-modal';
import '@/components/one-click/order-success-modal';
import { formatPrice } from '@/lib/domain/text/money';
import { signedIn, signedOut } from '@/stores/auth';
import { anOrder } from '@/tests/support/component/order';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import {
  aShop,
  field,
  fill,
  line,
  made,
  names,
  open,
  product,
  refusedWith,
  select,
  shopper,
  submit,
} from './one-click-form';

test('shows a changed price, which the shopper accepts with the next press (S8-12)', async () => {
  const changed = { ...line, price: 450_000 };
  const shop = aShop(refusedWith(409, { code: 'price_changed', lines: [changed] }), made);
  await open();
  await fill();
  await shopper.click(submit());
  const price = formatPrice(450_000, 'uz');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe(t('oneClick.priceChanged', { price }));
  // The total includes the delivery fee.
  const whole = formatPrice(475_000, 'uz');
  expect(submit().textContent).toBe(t('oneClick.submit', { total: whole }));

  await shopper.click(submit());
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(shop.orders[1]?.form.products).toContain('"price":450000');
});

test('disables the button and shows the reason when the stock has run out', async () => {
  aShop(refusedWith(409, { code: 'out_of_stock', lines: [{ ...line, stock: 0 }] }));
  await open();
  await fill();
  await shopper.click(submit());

  const gone = await screen.findByRole('button', { name: t('oneClick.gone') });
  expect(gone.hasAttribute('disabled')).toBe(true);
});

test('offers to order the remaining units when the stock is too low', async () => {
  const left = { ...line, amount: 2, stock: 1 };
  const shop = aShop(refusedWith(409, { code: 'out_of_stock', lines: [left] }), made);
  await open();
  const plus = t('cart.increase', { name: product.name });
  await shopper.click(screen.getByRole('button', { name: plus }));
  await fill();
  await shopper.click(submit());
  await screen.findByRole('alert');
  await shopper.click(submit());

  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders.map(({ form }) => JSON.parse(String(form.products))[0]?.count)).toEqual([
    2, 1,
  ]);
});

test('shows how long an unconfirmed order is held and offers to sign in', async () => {
  const confirm_until = '2026-11-22T10:24:00+05:00';
  const data = anOrder({ confirm_until });
  aShop({ status: 200, body: { status: true, data, message: null } });
  await open();
  expect(screen.getByText(t('oneClick.note'))).toBeDefined();
  await fill();
  await shopper.click(submit());

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  const values = { id: '20431', phone: '+998 90 123-45-67', date: '22.11.2026, 10:24' };
  expect(within(success).getByText(t('oneClick.success.unconfirmed', values))).toBeDefined();
  await shopper.click(within(success).getByRole('button', { name: t('oneClick.success.confirm') }));
  expect(await screen.findByRole('dialog', { name: t('signIn.title') })).toBeDefined();
});

test('promises no confirmation call to a signed-in customer', async () => {
  aShop(made);
  const view = await open();
  act(() => signedIn({ token: 'a-token', user: aUser }));
  expect(await screen.findByText(t('oneClick.noteCustomer'))).toBeDefined();
  expect(screen.queryByText(t('oneClick.note'))).toBeNull();
  await fill();
  await shopper.click(submit());

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(within(success).queryByRole('button', { name: t('oneClick.success.confirm') })).toBeNull();
  const values = { id: '20431', phone: '+998 90 123-45-67' };
  expect(within(success).getByText(t('oneClick.success.text', values))).toBeDefined();
  act(() => signedOut());
  view.unmount();
});

test.each([
  ['uz', 'Avvalgi buyurtmangiz hali tasdiqlanmagan'],
  ['ru', 'Ваш прежний заказ ещё не подтверждён'],
])(
  'keeps the form and offers to sign in at the limit of unconfirmed orders (%s)',
  async (_locale, detail) => {
    aShop(refusedWith(409, { detail, code: 'unconfirmed_limit', lines: [] }), made);
    await open();
    await fill();
    await shopper.click(submit());

    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain(detail);
    await shopper.click(within(notice).getByRole('button', { name: t('oneClick.signIn') }));
    const enter = await screen.findByRole('dialog', { name: t('signIn.title') });
    await shopper.click(within(enter).getByRole('button', { name: t('actions.close') }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(field(names.name).value).toBe('Madina');
    expect(field(names.phone).value).toBe('+998 90 123-45-67');
    expect(select(names.district).value).toBe('1');

    await shopper.click(submit());
    expect(await screen.findByRole('dialog', { name: t('oneClick.success.title') })).toBeDefined();
  },
);
