import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
// Loaded first, because the first load of a module is slow.
import '@/components/one-click/one-click-modal';
import '@/components/one-click/order-success-modal';
import { ModalHost } from '@/components/layout/start/modal-host';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import type { Order } from '@/lib/contract/order';
import { formatPrice } from '@/lib/domain/text/money';
import { signedIn, signedOut } from '@/stores/auth';
import { oneClickAsked, oneClickClosed, successClosed } from '@/stores/one-click';
import { holdCalls } from '@/tests/support/component/held-calls';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import { refuse } from '@/tests/support/storage';
import { aGate } from '@/tests/support/stub/gate';

const shopper = userEvent.setup();
const product = {
  id: 7,
  sub_product: 72,
  name: 'Palto',
  images: [],
  options: 'Rang: Qizil',
  price: 400_000,
  sale: null,
  sale_type: 'fixed',
  count: 2,
} as const;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const submit = () => screen.getByRole('button', { name: /^Buyurtma berish/ });
const names = {
  name: t('oneClick.name'),
  phone: t('oneClick.phone'),
  region: t('geo.region'),
  district: t('geo.district'),
};

type Answer = { status: number; body: object };
type Sent = { key: string | null; form: Record<string, unknown> };

/** A shop with two regions, whose answers to orders come in turn. */
function aShop(...answers: Answer[]) {
  const shop = {
    asked: [] as string[],
    orders: [] as Sent[],
    sent: 'unknown' as Order | null | 'unknown',
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const call = `${init.method} ${pathname.replace('/api/v1', '')}${search}`;
    shop.asked.push(call);
    if (call === 'GET /core/regions') return list('Toshkent', 'Buxoro');
    if (call.startsWith('GET /core/cities')) return list('Chilonzor', 'Yunusobod');
    if (call === 'POST /order/quote') return Response.json(quoted);
    if (call === 'GET /order/sent') return found(shop.sent);
    const form = init.body instanceof FormData ? Object.fromEntries(init.body) : {};
    shop.orders.push({ key: new Headers(init.headers).get('Idempotency-Key'), form });
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status });
  });
  return shop;
}

function found(sent: Order | null | 'unknown') {
  if (sent === 'unknown') throw new TypeError('fetch failed');
  return Response.json({ status: true, data: sent, message: null });
}

function list(...found: string[]) {
  const results = found.map((name, index) => ({ _id: index + 1, name }));
  return Response.json({ status: true, data: { results, count: results.length }, message: null });
}

const quote = { delivery_price: 25_000, delivery_date: null, total: 425_000 };
const sums = { lines: [], pieces: 1, full: 400_000, discount: 0, payments: [], instalments: [] };
const quoted = { status: true, data: { ...sums, ...quote }, message: null };

const made: Answer = { status: 200, body: { status: true, data: anOrder(), message: null } };
const refusedWith = (status: number, data: object): Answer => ({
  status,
  body: { status: false, data: { detail: 'yoʻq', ...data }, message: null },
});
const line = { sub_product: 72, amount: 1, price: 400_000, discounted_price: null, stock: 2 };

let locate: ReturnType<typeof vi.fn>;

beforeEach(() => {
  localStorage.clear();
  locate = vi.fn();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: locate },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  act(() => {
    oneClickClosed();
    successClosed();
    for (const { id } of currentToasts()) dismissToast(id);
  });
});

async function open() {
  const view = renderAt(<ModalHost />, { url: '/products/palto-7' });
  act(() => oneClickAsked({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog', { name: t('oneClick.title') });
  await screen.findByRole('textbox', { name: names.phone });
  return view;
}

async function fill() {
  await shopper.type(field(names.name), 'Madina');
  await shopper.type(field(names.phone), '901234567');
  await choosePlace();
}

async function choosePlace() {
  await shopper.click(select(names.region));
  await screen.findByRole('option', { name: 'Toshkent' });
  await shopper.selectOptions(select(names.region), 'Toshkent');
  await screen.findByRole('option', { name: 'Chilonzor' });
  await shopper.selectOptions(select(names.district), 'Chilonzor');
}

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

test('the button is busy while the order is created (S4-49)', async () => {
  aShop(made);
  const { open: letGo, opened: held } = aGate();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input.endsWith('/order/create')) await held;
    return answer(input, init);
  });
  await open();
  await fill();
  expect(submit().getAttribute('aria-busy')).toBeNull();
  await shopper.click(submit());

  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  letGo();
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
});

test('an answer with a false status is not a success (S4-20)', async () => {
  aShop({ status: 200, body: { status: false, data: null, message: null } });
  await open();
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(t('oneClick.failed'))).toBeDefined();
  expect(screen.queryByRole('dialog', { name: t('oneClick.success.title') })).toBeNull();
  expect(field(names.name)).toHaveProperty('value', 'Madina');
});

test('missing fields are reported, the first gets the focus, nothing is sent (S5-06, S5-11)', async () => {
  const shop = aShop(made);
  await open();
  await shopper.click(submit());

  expect(await screen.findAllByText(t('validation.required'))).toHaveLength(4);
  expect(document.activeElement).toBe(field(names.name));
  expect(shop.orders).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('region'));
});

test('the "required" error follows the changes of the field (S5-07)', async () => {
  aShop();
  await open();
  await shopper.type(field(names.name), 'M');
  await shopper.clear(field(names.name));
  expect(await screen.findByText(t('validation.required'))).toBeDefined();

  await shopper.type(field(names.name), 'M');
  await waitFor(() => expect(screen.queryByText(t('validation.required'))).toBeNull());
});

test('the phone accepts digits only (S5-09)', async () => {
  aShop();
  await open();
  await shopper.type(field(names.phone), 'ab90c1');
  expect(field(names.phone).value).toBe('+998 90 1');
  expect(field(names.phone).inputMode).toBe('numeric');
});

// Requirements: S4-23
test('loads regions once, and the districts of each chosen region (S4-22, S4-24)', async () => {
  const shop = aShop();
  await open();
  expect(shop.asked).toEqual([]);
  await fill();
  expect(select(names.district).value).toBe('1');

  await shopper.selectOptions(select(names.region), 'Buxoro');

  expect(select(names.district).value).toBe('');
  await waitFor(() => expect(shop.asked.at(-1)).toBe('GET /core/cities?region=2'));
  expect(shop.asked.filter((call) => call === 'GET /core/regions')).toHaveLength(1);
});

test('the name and phone of a customer are filled in, and may be changed', async () => {
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

test('the quantity stays within the stock and changes the total that is sent (S5-10)', async () => {
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

test('opening asks for the geolocation, which is sent with the order (S4-19, S3-21)', async () => {
  const shop = aShop(made);
  await open();
  expect(locate).toHaveBeenCalled();
  act(() => locate.mock.lastCall?.[0]({ coords: { latitude: 41.5, longitude: 69.5 } }));
  await fill();
  await shopper.click(submit());

  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.form).toMatchObject({ latitude: '41.5', longitude: '69.5' });
});

/** The form is sent without a place. */
async function sendsWithoutPlace(shop: ReturnType<typeof aShop>) {
  await fill();
  await shopper.click(submit());
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(shop.orders.map(({ form }) => [form.latitude, form.longitude])).toEqual([['', '']]);
}

test('a refused place is a line beside the address in the page’s language, never the browser’s words over it', async () => {
  const shop = aShop(made);
  await open();
  const address = screen.getByRole('textbox', { name: new RegExp(t('oneClick.address')) });
  act(() => locate.mock.lastCall?.[1]({ code: 1, message: 'User denied Geolocation' }));

  const line = screen.getByText(t('oneClick.placeUnknown'));
  expect(line.getAttribute('role')).toBe('status');
  const isBelow = address.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBelow).toBeTruthy();
  expect(currentToasts()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/geolocation/i);
  await sendsWithoutPlace(shop);
});

test.each([
  ['cannot be told', 2, 'Position unavailable'],
  ['takes too long', 3, 'Timeout expired'],
])(
  'a place that %s is a toast with the browser’s words last, and the form is sent without it (S8-04)',
  async (_why, code, message) => {
    const shop = aShop(made);
    await open();
    expect(locate.mock.lastCall?.[2]).toMatchObject({ timeout: 10_000 });
    act(() => locate.mock.lastCall?.[1]({ code, message }));
    expect(currentToasts().at(-1)).toMatchObject({
      text: `${t('oneClick.placeUnknown')} (${message})`,
    });
    expect(screen.getByText(t('oneClick.placeUnknown')).getAttribute('role')).toBe('status');
    await sendsWithoutPlace(shop);
  },
);

test('if the browser never answers, the form is sent without a place', async () => {
  const shop = aShop(made);
  await open();
  await sendsWithoutPlace(shop);
});

test.each([
  ['without', { value: undefined }],
  ['that throws at', { get: refuse }],
])(
  'a browser %s geolocation is logged alone, and the form is sent (S8-05)',
  async (_, property) => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Object.defineProperty(navigator, 'geolocation', { configurable: true, ...property });
    const shop = aShop(made);
    await open();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('geolocation'));
    expect(currentToasts()).toEqual([]);
    await sendsWithoutPlace(shop);
  },
);

test('closing forgets what was typed and the quantity (S4-21)', async () => {
  aShop();
  await open();
  await shopper.type(field(names.name), 'Madina');
  await shopper.click(
    screen.getByRole('button', { name: t('cart.increase', { name: product.name }) }),
  );
  await shopper.click(screen.getByRole('button', { name: t('actions.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => oneClickAsked({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog');
  expect(field(names.name).value).toBe('');
  expect(screen.getByRole('group', { name: t('cart.amountOf', { name: 'Palto' }) })).toHaveProperty(
    'textContent',
    '1',
  );
});

const lost = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;
const success = () => screen.findByRole('dialog', { name: t('oneClick.success.title') });

const ofThisProduct = anOrder({
  products: [anOrderLine(1, { sub_product: product.sub_product, amount: 1 })],
});

test('without an answer the form says that the order may have been made, and a changed form is the same order (B-62, B-79)', async () => {
  const shop = aShop();
  await open();
  await fill();
  await shopper.click(submit());
  expect(await screen.findByText(lost)).toBeDefined();
  expect(field(names.name).value).toBe('Madina');

  await shopper.type(field(names.name), ' K');
  await shopper.click(submit());
  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('an order whose answer was lost is found by its key, and shown (B-62)', async () => {
  const shop = aShop();
  shop.sent = ofThisProduct;
  await open();
  await fill();
  await shopper.click(submit());

  expect(within(await success()).getByText(/20431/)).toBeDefined();
  expect(shop.orders).toHaveLength(1);
});

test('an order that the shop has made before the form was changed is shown as it is (B-62)', async () => {
  const used = { fields: { 'Idempotency-Key': 'validation.keyReused' } };
  const shop = aShop({ status: 502, body: {} }, refusedWith(422, used));
  await open();
  await fill();
  await shopper.click(submit());
  expect(await screen.findByText(lost)).toBeDefined();

  shop.sent = ofThisProduct;
  await shopper.type(field(names.name), ' K');
  await shopper.click(submit());
  expect(within(await success()).getAllByText(/20431/)).toHaveLength(2);
  const earlier = t('orders.lost.earlier', { id: '20431' });
  expect(within(await success()).getByRole('alert')).toHaveProperty('textContent', earlier);
});

test('an order that the shop does not have is said not to be made', async () => {
  const shop = aShop();
  shop.sent = null;
  await open();
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(t('orders.lost.notMade'))).toBeDefined();
  expect(field(names.name).value).toBe('Madina');
});

test('a changed price is reported and taken over; the next press accepts it (S8-12)', async () => {
  const changed = { ...line, price: 450_000 };
  const shop = aShop(refusedWith(409, { code: 'price_changed', lines: [changed] }), made);
  await open();
  await fill();
  await shopper.click(submit());
  const price = formatPrice(450_000, 'uz');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe(t('oneClick.priceChanged', { price }));
  // With delivery.
  const whole = formatPrice(475_000, 'uz');
  expect(submit().textContent).toBe(t('oneClick.submit', { total: whole }));

  await shopper.click(submit());
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(shop.orders[1]?.form.products).toContain('"price":450000');
});

test('if the stock has run out, the order ends with that reason', async () => {
  aShop(refusedWith(409, { code: 'out_of_stock', lines: [{ ...line, stock: 0 }] }));
  await open();
  await fill();
  await shopper.click(submit());

  const gone = await screen.findByRole('button', { name: t('oneClick.gone') });
  expect(gone.hasAttribute('disabled')).toBe(true);
});

test('if fewer are left than were wanted, so many are ordered by the next press', async () => {
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

test('the form belongs to its page: another one closes it, the offline page does not', async () => {
  aShop();
  const { arriveAt } = await open();
  const dialog = () => screen.queryByRole('dialog', { name: t('oneClick.title') });
  arriveAt('/offline');
  expect(dialog()).not.toBeNull();
  arriveAt('/cart');
  await waitFor(() => expect(dialog()).toBeNull());
});

test("a field that the shop refuses gets its message and the focus; too many requests show the shop's message", async () => {
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

test('a refused field that the form does not have is told by the reason of the shop (B-79)', async () => {
  aShop(refusedWith(422, { detail: 'Sabab', fields: { products: 'validation.invalid' } }));
  await open();
  await fill();
  await shopper.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Sabab');
});

const close = () => shopper.click(screen.getByRole('button', { name: t('actions.close') }));
const answered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
const other = { ...product, id: 8, sub_product: 82, name: 'Etik' };

/** Submits twice before the button is disabled, then closes the form while the order is sent. */
async function closeOnTheWay(answer: Answer) {
  const shop = aShop(answer, made);
  const order = holdCalls('POST /order/create');
  await open();
  await fill();
  act(() => {
    submit().click();
    submit().click();
  });
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  expect(order.sent).toBe(1);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { shop, order };
}

test('closed while the order is sent, it is one order, and its number is shown', async () => {
  const { shop, order } = await closeOnTheWay(made);
  order.letGo();

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(within(success).getByText(/20431/)).toBeDefined();
  expect(shop.orders).toHaveLength(1);
});

test('closed and filled in again while the order is sent, it is the same order', async () => {
  const { shop, order } = await closeOnTheWay(made);
  act(() => oneClickAsked({ product, pathname: '/products/palto-7' }));
  await screen.findByRole('dialog', { name: t('oneClick.title') });
  await fill();
  await shopper.click(submit());
  await waitFor(() => expect(order.sent).toBe(2));
  order.letGo();

  await waitFor(() => expect(shop.orders).toHaveLength(2));
  expect(shop.orders[0]?.key).toBe(shop.orders[1]?.key);
});

test('the second order of a visit is another one, of its own product', async () => {
  const data = anOrder({ id: 20_432 });
  const shop = aShop(made, { status: 200, body: { status: true, data, message: null } });
  await open();
  await fill();
  await shopper.click(submit());
  await screen.findByText(/20431/);
  act(successClosed);
  act(() => oneClickAsked({ product: other, pathname: '/products/palto-7' }));
  await screen.findByText('Etik');
  await fill();
  await shopper.click(submit());

  expect(await screen.findByText(/20432/)).toBeDefined();
  const [first, second] = shop.orders;
  expect(second?.key).not.toBe(first?.key);
  expect(second?.form).toEqual({
    ...first?.form,
    products: JSON.stringify([{ product: 8, sub_product: 82, price: 400_000, count: 1 }]),
  });
});

test.each([
  ['made', made, { text: t('orders.late.placed', { id: '20431' }) }],
  [
    'refused',
    refusedWith(409, { code: 'price_changed', lines: [{ ...line, price: 450_000 }] }),
    { text: t('orders.late.refused'), kind: 'error' },
  ],
] as const)(
  'an order that is %s late leaves the form of another product as it is, and is told',
  async (_what, answer, told) => {
    const { order } = await closeOnTheWay(answer);
    act(() => oneClickAsked({ product: other, pathname: '/products/palto-7' }));
    await screen.findByRole('dialog', { name: t('oneClick.title') });
    await shopper.type(field(names.name), 'Malika');
    order.letGo();

    await waitFor(() => expect(currentToasts()).toMatchObject([told]));
    await answered();
    expect(screen.getByText('Etik')).toBeDefined();
    expect(submit().textContent).toContain(formatPrice(400_000, 'uz'));
    expect(field(names.name).value).toBe('Malika');
  },
);

test('an order that waits for confirmation says that the shop calls and until when it is held, and offers to confirm by signing in', async () => {
  const confirm_until = '2026-11-22T10:24:00+05:00';
  const data = anOrder({ confirm_until });
  aShop({ status: 200, body: { status: true, data, message: null } });
  await open();
  expect(screen.getByText(t('oneClick.note'))).toBeDefined();
  await fill();
  await shopper.click(submit());

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  const told = { id: '20431', phone: '+998 90 123-45-67', date: '22.11.2026, 10:24' };
  expect(within(success).getByText(t('oneClick.success.unconfirmed', told))).toBeDefined();
  await shopper.click(within(success).getByRole('button', { name: t('oneClick.success.confirm') }));
  expect(await screen.findByRole('dialog', { name: t('signIn.title') })).toBeDefined();
});

test('a confirmed order promises no call, and neither does the form of a customer', async () => {
  aShop(made);
  const view = await open();
  act(() => signedIn({ token: 'a-token', user: aUser }));
  expect(await screen.findByText(t('oneClick.noteCustomer'))).toBeDefined();
  expect(screen.queryByText(t('oneClick.note'))).toBeNull();
  await fill();
  await shopper.click(submit());

  const success = await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(within(success).queryByRole('button', { name: t('oneClick.success.confirm') })).toBeNull();
  const told = { id: '20431', phone: '+998 90 123-45-67' };
  expect(within(success).getByText(t('oneClick.success.text', told))).toBeDefined();
  act(() => signedOut());
  view.unmount();
});

test.each([
  ['uz', 'Avvalgi buyurtmangiz hali tasdiqlanmagan'],
  ['ru', 'Ваш прежний заказ ещё не подтверждён'],
])(
  'in %s, an order above the limit of unconfirmed ones shows the sentence of the shop, loses nothing and offers to sign in',
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
