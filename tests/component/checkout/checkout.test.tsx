import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Checkout } from '@/components/checkout/checkout';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import type { OrderForm, Quote } from '@/lib/contract/order';
import { formatPrice } from '@/lib/domain/text/money';
import { checkoutDraftCleared, readCheckoutDraft } from '@/stores/checkout-draft';
import { type OrderCartLine, orderCartFilled } from '@/stores/order-cart';
import { apiTimeHeard } from '@/stores/shop-clock';
import { holdCalls } from '@/tests/support/component/held-calls';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const line: OrderCartLine = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  slug: 'palto-7',
  name: 'Palto',
  image: null,
  options: '',
};
const quotedLine = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  discounted_price: null,
  stock: 5,
};
const point = {
  id: 3,
  name: 'Toshkent, Chorsu',
  city: 'Toshkent',
  address: 'Chorsu, 1',
  latitude: 41.3,
  longitude: 69.2,
  phone: '',
  work_time: '09:00–20:00',
};

function aQuote(change: Partial<Quote> = {}): Quote {
  return {
    lines: [quotedLine],
    pieces: 2,
    full: 800_000,
    discount: 0,
    delivery_price: null,
    delivery_date: null,
    total: 800_000,
    payments: ['sandbox', 'cash', 'instalment'],
    instalments: [6, 12].map((months) => ({
      months,
      order_value: 800_000,
      first_payment: 80_000,
      monthly_payment: 134_400,
      overpayment: 86_400,
      available_limit: 8_000_000,
      is_sufficient: true,
    })),
    ...change,
  };
}

type Answer = { status: number; data: unknown };
type QuoteBody = { delivery?: { type: string } };

/** A shop whose quote depends on the request and whose answers to orders come in turn. */
function aShop(quoteFor: (asked: QuoteBody) => Quote | Promise<Quote>, ...answers: Answer[]) {
  const shop = {
    quotes: [] as QuoteBody[],
    orders: [] as { key: string | null; body: OrderForm }[],
    /** The order that the key has made. */
    sent: {} as object,
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const path = pathname.replace('/api/v1', '');
    if (path === '/order/quote') {
      const asked: QuoteBody = JSON.parse(String(init.body));
      shop.quotes.push(asked);
      return done(await quoteFor(asked));
    }
    if (path === '/order/sent') return done(shop.sent);
    if (path === '/order/delivery-point') return done({ results: [point], count: 1 });
    if (path !== '/order/order') return done({ results: [], count: 0 });
    shop.orders.push({
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init.body)),
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(
      { status: answer.status === 200, data: answer.data, message: null },
      { status: answer.status },
    );
  });
  return shop;
}

const done = (data: unknown) => Response.json({ status: true, data, message: null });

const confirm = () => screen.getByRole('button', { name: /^Tasdiqlash/ });
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  checkoutDraftCleared();
  act(() => orderCartFilled([line]));
});

async function open() {
  const view = renderAt(<Checkout user={aUser} />, { url: '/orders' });
  await waitFor(() => expect(confirm().textContent).toContain(formatPrice(800_000, 'uz')));
  return view;
}

async function choosePickup() {
  await shopper.click(await radio(new RegExp(t('checkout.delivery.pickup'))));
  await shopper.click(await radio(/Chorsu/));
}

const pay = async (method: 'cash' | 'instalment') =>
  shopper.click(await radio(new RegExp(t(`payment.${method}.title`))));

test('the form is prefilled from the profile and shows the amount of the quote (B-87)', async () => {
  aShop(() => aQuote());
  await open();
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(field(t('checkout.receiver.firstName')).value).toBe('Madina');
  expect(field(t('checkout.receiver.phone')).value).toBe('+998 90 123-45-67');
});

test('a checkout that is open over midnight asks for the delivery day again', async () => {
  apiTimeHeard(Date.parse('2026-11-28T20:00:00+05:00'));
  const days = ['2026-11-29T10:00:00+05:00', '2026-11-30T10:00:00+05:00'];
  let isTomorrow = false;
  const shop = aShop(() => aQuote({ delivery_date: days[Number(isTomorrow)] ?? null }));
  await open();
  isTomorrow = true;
  const asked = shop.quotes.length;
  act(() => apiTimeHeard(Date.parse('2026-11-28T23:00:00+05:00')));
  expect(shop.quotes.length).toBe(asked);
  act(() => apiTimeHeard(Date.parse('2026-11-29T00:00:00+05:00')));
  await waitFor(() => expect(shop.quotes.length).toBe(asked + 1));
  const from = t('checkout.delivery.from', { date: '30.11.2026' });
  expect(await screen.findByText(from)).toBeDefined();
});

test('the parts of an address that may stay empty say so', async () => {
  aShop(() => aQuote());
  await open();
  await shopper.click(await radio(new RegExp(t('checkout.delivery.courier'))));
  for (const name of ['entrance', 'floor', 'flat', 'intercom_code'] as const) {
    const field = screen.getByRole('textbox', { name: t(`checkout.delivery.${name}`) });
    expect(field.getAttribute('placeholder')).toBe(t('geo.ifAny'));
  }
});

test('a section is marked as done only while all its fields are valid', async () => {
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
  'the hint of the comment speaks of a courier only where one comes, %s',
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

test('two variants of one product have different names, each with its price and unit (S1-03)', async () => {
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

test('a late answer to an earlier choice is dropped', async () => {
  let answerCourier = (_: Quote) => {};
  let isFirst = true;
  aShop(({ delivery }) => {
    if (delivery?.type === 'pickup') return aQuote({ delivery_price: 0, total: 800_000 });
    if (isFirst) {
      isFirst = false;
      return aQuote();
    }
    return new Promise((resolve) => {
      answerCourier = resolve;
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
  act(() => answerCourier(aQuote({ delivery_price: 30_000, total: 830_000 })));

  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  expect(confirm().textContent).toContain(formatPrice(800_000, 'uz'));
});

test('missing fields are reported at once, the first gets the focus, nothing is sent', async () => {
  const shop = aShop(() => aQuote());
  await open();
  await shopper.clear(screen.getByRole('textbox', { name: t('checkout.receiver.firstName') }));
  await shopper.click(confirm());

  await waitFor(() => expect(screen.getAllByText(t('validation.required'))).toHaveLength(4));
  screen.getByText(t('validation.payment'));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: t('checkout.receiver.firstName') }),
    ),
  );
  expect(shop.orders).toEqual([]);
});

test('the order contains the ticked lines with the seen prices, and its result is shown', async () => {
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

test('without an answer the order may have been made: sent again, also changed, it is the same (B-62, B-79)', async () => {
  const shop = aShop(() => aQuote());
  await open();
  await choosePickup();
  await pay('cash');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  const said = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;
  expect(await screen.findByText(said)).toBeDefined();
  await shopper.type(screen.getByRole('textbox', { name: t('checkout.comment') }), 'Tezroq');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('an order that fails without a reason says so, and what was typed is still there (B-79)', async () => {
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

test.each([
  [{ full_name: 'validation.invalid' }, 'checkout.receiver.firstName'],
  [{ phone_number: 'validation.invalid' }, 'checkout.receiver.phone'],
  [{ lines: 'validation.invalid' }, null],
] as const)(
  'an order refused for %j is told by the reason of the shop, and at the field %s (B-79)',
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

test('a changed price must be accepted before the order is sent with it (B-85)', async () => {
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
  // On a busy machine the next frame comes before React renders.
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

test('if the stock is too low, one button reduces the amount to it', async () => {
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

test('a term that was not chosen does not stop an order that is paid otherwise, and the draft is kept', async () => {
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
  'a choice that is missing is still asked for when its group is left: $group (S5-15)',
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

test('an instalment above the limit is reported and not sent (B-89)', async () => {
  const shop = aShop(() => aQuote({ instalments: aboveLimit }));
  await open();
  await choosePickup();
  await pay('instalment');
  expect(await screen.findByText(t('instalment.insufficient'))).toBeDefined();
  await shopper.click(await radio(new RegExp(t('instalment.months', { count: 6 }))));
  await shopper.click(confirm());
  expect(shop.orders).toEqual([]);
});

test('an instalment above the limit does not ask for a term', async () => {
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

/** Submits twice before the button is disabled, then leaves the page while the order is sent. */
async function leaveOnTheWay(answer: Answer) {
  for (const { id } of currentToasts()) dismissToast(id);
  const shop = aShop(() => aQuote(), answer, answer);
  const order = holdCalls('POST /order/order');
  const payment = holdCalls('POST /order/order/20431/payment');
  const { unmount } = await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  act(() => {
    confirm().click();
    confirm().click();
  });
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBe('true'));
  expect(order.sent).toBe(1);
  unmount();
  window.history.replaceState(null, '', '/products?menu=phones');
  return { shop, order, payment };
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

test('an order made after the shopper left shows a message, without navigation or payment', async () => {
  const { order, payment } = await leaveOnTheWay({
    status: 200,
    data: anOrder({ id: 20_431, payment: 'sandbox' }),
  });
  order.letGo();

  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: t('orders.late.placed', { id: '20431' }) }]),
  );
  await settled();
  expect(window.location.pathname + window.location.search).toBe('/products?menu=phones');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(payment.sent).toBe(0);
});

test('shows an order without the latest changes before it is paid', async () => {
  const shop = aShop(() => aQuote(), {
    status: 422,
    data: { detail: '', fields: { 'Idempotency-Key': 'Kalit band' } },
  });
  shop.sent = anOrder({
    id: 77,
    payment: 'sandbox',
    products: [anOrderLine(1, { sub_product: 72, amount: 2 })],
  });
  const payment = holdCalls('POST /order/order/77/payment');
  window.history.replaceState(null, '', '/orders');
  await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());

  await waitFor(() => expect(window.location.search).toBe('?order=77'));
  await settled();
  expect(payment.sent).toBe(0);
});

test('an order refused after the shopper left shows a message and can be sent again', async () => {
  const refusal = { status: 409, data: { detail: '', code: 'price_changed', lines: [quotedLine] } };
  const { shop, order } = await leaveOnTheWay(refusal);
  order.letGo();
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: t('orders.late.refused'), kind: 'error' }]),
  );

  await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('a late payment page does not redirect a shopper who has left', async () => {
  aShop(() => aQuote(), { status: 200, data: anOrder({ id: 77, payment: 'sandbox' }) });
  const payment = holdCalls('POST /order/order/77/payment');
  window.history.replaceState(null, '', '/orders');
  const { unmount } = await open();
  await choosePickup();
  await shopper.click(await radio(/Onlayn/));
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
  await shopper.click(confirm());
  await waitFor(() => expect(payment.sent).toBe(1));

  unmount();
  window.history.replaceState(null, '', '/products?menu=phones');
  payment.letGo();
  await settled();
  expect(window.location.pathname + window.location.search).toBe('/products?menu=phones');
});
