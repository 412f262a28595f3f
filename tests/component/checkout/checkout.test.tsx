import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import type { Quote } from '@/lib/contract/quote';
import { formatPrice } from '@/lib/domain/text/money';
import { orderCartFilled } from '@/stores/order-cart';
import { apiTimeReceived } from '@/stores/shop-clock';
import { anOrder } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { someSettings } from '@/tests/support/component/settings';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import {
  aQuote,
  aShop,
  choosePickup,
  confirm,
  line,
  open,
  pay,
  radio,
  shopper,
} from './checkout-form';

test('fills the form from the profile and shows the quoted amount (B-87)', async () => {
  aShop(() => aQuote());
  await open();
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(field(t('checkout.receiver.firstName')).value).toBe('Madina');
  expect(field(t('checkout.receiver.phone')).value).toBe('+998 90 123-45-67');
});

test('requests the delivery date again if the checkout is still open after midnight', async () => {
  apiTimeReceived(Date.parse('2026-11-28T20:00:00+05:00'));
  const days = ['2026-11-29T10:00:00+05:00', '2026-11-30T10:00:00+05:00'];
  let isTomorrow = false;
  const shop = aShop(() => aQuote({ delivery_date: days[Number(isTomorrow)] ?? null }));
  await open();
  isTomorrow = true;
  const quotesBefore = shop.quotes.length;
  act(() => apiTimeReceived(Date.parse('2026-11-28T23:00:00+05:00')));
  expect(shop.quotes.length).toBe(quotesBefore);
  act(() => apiTimeReceived(Date.parse('2026-11-29T00:00:00+05:00')));
  await waitFor(() => expect(shop.quotes.length).toBe(quotesBefore + 1));
  const day = { date: '30.11.2026', price: t('checkout.delivery.free') };
  const from = t('checkout.delivery.courierOffer', day);
  expect(await screen.findByText(from)).toBeDefined();
});

test('marks the optional fields of an address', async () => {
  aShop(() => aQuote());
  await open();
  await shopper.click(await radio(new RegExp(t('checkout.delivery.courier'))));
  for (const name of ['entrance', 'floor', 'flat', 'intercom_code'] as const) {
    const field = screen.getByRole('textbox', { name: t(`checkout.delivery.${name}`) });
    expect(field.getAttribute('placeholder')).toBe(t('geo.ifAny'));
  }
});

test('marks a section as completed only while all its fields are valid', async () => {
  aShop(() => aQuote());
  await open();
  const section = (name: string) => screen.getByRole('region', { name: new RegExp(name) });
  const isDone = (name: string) => section(name).querySelector('h2 svg') !== null;
  const receiver = t('checkout.receiver.title');
  const email = screen.getByRole('textbox', { name: new RegExp(t('checkout.receiver.email')) });
  expect(isDone(receiver)).toBe(true);
  await shopper.type(email, 'aUser@');
  expect(isDone(receiver)).toBe(false);
  await shopper.type(email, 'pochta.uz');
  expect(isDone(receiver)).toBe(true);
});

test.each([
  ['uz', /Kuryer/i],
  ['ru', /курьер/i],
] as const)(
  'mentions a courier in the comment hint only for courier delivery (%s)',
  async (locale, courier) => {
    aShop(() => aQuote());
    renderAt(<Checkout user={aUser} />, { url: '/orders', locale });
    const names =
      locale === 'ru' ? ['Комментарий', /^Пункт выдачи/] : ['Izoh', /^Topshirish punkti/];
    const [comment = '', pickup = ''] = names;
    const hint = () =>
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: comment }).placeholder;
    expect(hint()).toMatch(courier);
    await shopper.click(await radio(pickup));
    expect(hint()).not.toMatch(courier);
    expect(hint()).not.toBe('');
  },
);

test('distinguishes variants by their options and shows unit prices (S1-03)', async () => {
  const other = { ...line, sub_product: 73, options: 'Oʻlcham: 48' };
  act(() => orderCartFilled([{ ...line, options: 'Oʻlcham: 44' }, other]));
  aShop(() => aQuote());
  await open();
  const lines = screen.getAllByRole('listitem', { name: 'Palto' });
  const each = `2\u00a0×\u00a0${formatPrice(line.price, 'uz')}`;
  expect(lines.map((one) => within(one).getByText(/^Oʻlcham/).textContent)).toEqual([
    'Oʻlcham: 44',
    'Oʻlcham: 48',
  ]);
  expect(lines.map((one) => within(one).getByText(/×/).textContent)).toEqual([each, each]);
});

test('ignores a late quote for an earlier delivery choice', async () => {
  let respondToCourier = (_: Quote) => {};
  let isFirst = true;
  aShop(({ delivery }) => {
    if (delivery?.type === 'pickup') return aQuote({ delivery_price: 0, total: 800_000 });
    if (isFirst) {
      isFirst = false;
      return aQuote();
    }
    return new Promise((resolve) => {
      respondToCourier = resolve;
    });
  });
  await open();
  await choosePickup();
  const summary = screen.getByRole('complementary', { name: t('checkout.summary.title') });
  await waitFor(() =>
    expect(within(summary).getByText(t('checkout.summary.deliveryFree'))).toBeDefined(),
  );
  await shopper.click(await radio(new RegExp(t('checkout.delivery.courier'))));
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  act(() => respondToCourier(aQuote({ delivery_price: 30_000, total: 830_000 })));

  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  expect(confirm().textContent).toContain(formatPrice(800_000, 'uz'));
});

test('reports missing fields at once, focuses the first and sends nothing', async () => {
  const shop = aShop(() => aQuote());
  await open();
  await shopper.clear(screen.getByRole('textbox', { name: t('checkout.receiver.firstName') }));
  await shopper.click(confirm());

  await waitFor(() => expect(screen.getAllByText(t('validation.required'))).toHaveLength(4));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: t('checkout.receiver.firstName') }),
    ),
  );
  expect(shop.orders).toEqual([]);
});

test('orders the selected lines at the displayed prices and shows the result', async () => {
  const shop = aShop(() => aQuote(), { status: 200, data: anOrder({ id: 77 }) });
  await open();
  await choosePickup();
  await pay('cash');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.body).toMatchObject({
    lines: [{ sub_product: 72, amount: 2, price: 400_000 }],
    full_name: 'Madina Karimova',
    delivery: { type: 'pickup', point: 3 },
    payment: 'cash',
  });
  await waitFor(() => expect(window.location.search).toBe('?order=77'));
});

test.each([
  [{ full_name: 'validation.invalid' }, 'checkout.receiver.firstName'],
  [{ phone_number: 'validation.invalid' }, 'checkout.receiver.phone'],
  [{ lines: 'validation.invalid' }, null],
] as const)(
  'shows why %j was rejected and marks the field if the form has it (B-79)',
  async (fields, name) => {
    aShop(() => aQuote(), { status: 422, data: { detail: 'Sabab', fields } });
    await open();
    await choosePickup();
    await pay('cash');
    await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
    await shopper.click(confirm());

    expect(await screen.findByText('Sabab')).toBeDefined();
    const marked = name && screen.getByRole('textbox', { name: t(name) });
    await waitFor(() => expect(marked?.getAttribute('aria-invalid') ?? null).toBe(name && 'true'));
    if (marked) await waitFor(() => expect(document.activeElement).toBe(marked));
  },
);

test.each([
  ['does not send the agreement to SMS unless it is given', undefined],
  ['sends the agreement to SMS when it is given', true],
])('%s', async (_title, agreed) => {
  const shop = aShop(() => aQuote(), { status: 200, data: anOrder() });
  shop.settings = someSettings({ order_sms: true });
  await open();
  const agreement = await screen.findByRole('checkbox', { name: t('checkout.receiver.sms') });
  expect(agreement).toHaveProperty('checked', false);
  if (agreed) await shopper.click(agreement);
  await choosePickup();
  await pay('cash');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.body.sms_updates).toBe(agreed);
});

test('does not offer SMS messages if the shop sends none', async () => {
  aShop(() => aQuote());
  await open();
  expect(screen.queryByRole('checkbox', { name: t('checkout.receiver.sms') })).toBeNull();
});
