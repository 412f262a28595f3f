import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Preloads modules that components import on demand, because their first import is slow.
import '@/components/one-click/one-click-modal';
import '@/components/one-click/order-success-modal';
import { formatPrice } from '@/lib/domain/text/money';
import { signedIn, signedOut } from '@/stores/auth';
import { oneClickRequested } from '@/stores/one-click';
import { someSettings } from '@/tests/support/component/settings';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import { aGate } from '@/tests/support/stub/gate';
import {
  aShop,
  choosePlace,
  field,
  fill,
  made,
  names,
  open,
  product,
  refusedWith,
  select,
  shopper,
  submit,
} from './one-click-form';

// Requirements: S5-08, S9-19
test('sends the filled form once and opens the success dialog (S4-20)', async () => {
  const shop = aShop(made);
  await open();
  await fill();
  await shopper.click(submit());

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(within(success).getByText(/20431/)).toBeDefined();
  expect(screen.queryByRole('dialog', { name: t('oneClick.title') })).toBeNull();
  expect(shop.orders.map(({ form }) => form)).toEqual([
    {
      full_name: 'Madina',
      phone_number: '998901234567',
      region: '1',
      district: '1',
      address: '',
      type: '1',
      longitude: '',
      latitude: '',
      products: JSON.stringify([{ product: 7, sub_product: 72, price: 400_000, count: 1 }]),
    },
  ]);
  expect(shop.orders[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('shows a busy button while the order is being sent (S4-49)', async () => {
  aShop(made);
  const { open: release, opened: held } = aGate();
  const originalFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input.endsWith('/order/create')) await held;
    return originalFetch(input, init);
  });
  await open();
  await fill();
  expect(submit().getAttribute('aria-busy')).toBeNull();
  await shopper.click(submit());

  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  release();
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
});

test('does not treat a response with `status: false` as a success (S4-20)', async () => {
  aShop({ status: 200, body: { status: false, data: null, message: null } });
  await open();
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(t('oneClick.failed'))).toBeDefined();
  expect(screen.queryByRole('dialog', { name: t('oneClick.success.title') })).toBeNull();
  expect(field(names.name)).toHaveProperty('value', 'Madina');
});

test('reports missing fields, focuses the first and sends nothing (S5-06, S5-11)', async () => {
  const shop = aShop(made);
  await open();
  await shopper.click(submit());

  expect(await screen.findAllByText(t('validation.required'))).toHaveLength(4);
  expect(document.activeElement).toBe(field(names.name));
  expect(shop.orders).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('region'));
});

test('updates the "required" error on each change of the field (S5-07)', async () => {
  aShop();
  await open();
  await shopper.type(field(names.name), 'M');
  await shopper.clear(field(names.name));
  expect(await screen.findByText(t('validation.required'))).toBeDefined();

  await shopper.type(field(names.name), 'M');
  await waitFor(() => expect(screen.queryByText(t('validation.required'))).toBeNull());
});

test('accepts only digits in the phone field (S5-09)', async () => {
  aShop();
  await open();
  await shopper.type(field(names.phone), 'ab90c1');
  expect(field(names.phone).value).toBe('+998 90 1');
  expect(field(names.phone).inputMode).toBe('numeric');
});

// Requirements: S4-23
test('loads regions once, and the districts of each selected region (S4-22, S4-24)', async () => {
  const shop = aShop();
  await open();
  expect(shop.requests).toEqual([]);
  await fill();
  expect(select(names.district).value).toBe('1');

  await shopper.selectOptions(select(names.region), 'Buxoro');

  expect(select(names.district).value).toBe('');
  await waitFor(() => expect(shop.requests.at(-1)).toBe('GET /core/cities?region=2'));
  expect(shop.requests.filter((call) => call === 'GET /core/regions')).toHaveLength(1);
});

test("prefills the customer's name and phone, which they can change", async () => {
  const shop = aShop(made);
  act(() => signedIn({ token: 'a-token', user: aUser }));
  const view = await open();
  expect(field(names.name).value).toBe(aUser.full_name);
  expect(field(names.phone).value).toBe('+998 90 123-45-67');
  await shopper.clear(field(names.name));
  await shopper.type(field(names.name), 'Aziza');
  await choosePlace();
  await shopper.click(submit());
  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.form).toMatchObject({ full_name: 'Aziza', phone_number: aUser.phone });
  act(() => signedOut());
  view.unmount();
});

test('limits the quantity to the stock and sends the changed total (S5-10)', async () => {
  const shop = aShop(made);
  await open();
  const [minus, plus] = ['decrease', 'increase'].map((step) =>
    screen.getByRole('button', {
      name: t(`cart.${step === 'decrease' ? 'decrease' : 'increase'}`, { name: product.name }),
    }),
  );
  expect(minus?.getAttribute('aria-disabled')).toBe('true');
  if (plus) await shopper.click(plus);
  expect(plus?.getAttribute('aria-disabled')).toBe('true');
  expect(submit().textContent).toContain(formatPrice(800_000, 'uz'));
  await fill();
  await shopper.click(submit());

  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.form.products).toContain('"price":800000,"count":2');
});

test('clears the input and the quantity on closing (S4-21)', async () => {
  aShop();
  await open();
  await shopper.type(field(names.name), 'Madina');
  await shopper.click(
    screen.getByRole('button', { name: t('cart.increase', { name: product.name }) }),
  );
  await shopper.click(screen.getByRole('button', { name: t('actions.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => oneClickRequested({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog');
  expect(field(names.name).value).toBe('');
  expect(screen.getByRole('group', { name: t('cart.amountOf', { name: 'Palto' }) })).toHaveProperty(
    'textContent',
    '1',
  );
});

test('closes when another page opens, except the offline page', async () => {
  aShop();
  const { arriveAt } = await open();
  const dialog = () => screen.queryByRole('dialog', { name: t('oneClick.title') });
  arriveAt('/offline');
  expect(dialog()).not.toBeNull();
  arriveAt('/cart');
  await waitFor(() => expect(dialog()).toBeNull());
});

test('shows the error of a rejected field and the message of a 429 response', async () => {
  aShop(
    refusedWith(422, { fields: { phone_number: 'validation.invalid' } }),
    refusedWith(429, { detail: 'Birozdan soʻng' }),
  );
  await open();
  await fill();
  await shopper.click(submit());
  expect(await screen.findByText(t('validation.invalid'))).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field(names.phone)));

  await shopper.type(field(names.phone), '{Backspace}8');
  await shopper.click(submit());
  expect(await screen.findByText('Birozdan soʻng')).toBeDefined();
});

test("shows the shop's reason for a rejected field that is not in the form (B-79)", async () => {
  aShop(refusedWith(422, { detail: 'Sabab', fields: { products: 'validation.invalid' } }));
  await open();
  await fill();
  await shopper.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Sabab');
});

test.each([
  ['does not send the agreement to SMS unless it is given', undefined],
  ['sends the agreement to SMS when it is given', 'true'],
])('%s', async (_title, agreed) => {
  const shop = aShop(made);
  shop.settings = someSettings({ order_sms: true });
  await open();
  const agreement = await screen.findByRole('checkbox', { name: t('oneClick.sms') });
  if (agreed) await shopper.click(agreement);
  await fill();
  await shopper.click(submit());
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(shop.orders[0]?.form.sms_updates).toBe(agreed);
});
