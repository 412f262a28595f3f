import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded first, because the first load of a module is slow.
import '@/components/auth/sign-in-modal';
import '@/components/address/address-dialog';
import '@/components/one-click/one-click-modal';
import '@/components/user/profile-form';
import { AddressView } from '@/components/address/address-view';
import { Checkout } from '@/components/checkout/checkout';
import { AccountMenu } from '@/components/layout/header/account-menu';
import { ModalHost } from '@/components/layout/start/modal-host';
import { OrderCard } from '@/components/order/order-card';
import { OrderPayment } from '@/components/order/order-payment';
import { RestockAlert } from '@/components/product/actions/restock-alert';
import { ProductGrid } from '@/components/product/card/product-grid';
import { SeenProducts } from '@/components/product/card/seen-products';
import { ReviewForm } from '@/components/review/review-form';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { ALL_SESSIONS, EndAllDialog } from '@/components/user/end-session-dialog';
import { ProfileView } from '@/components/user/profile-view';
import { SessionList } from '@/components/user/session-list';
import { newQueryClient } from '@/lib/client/query-client';
import { type CallName, calls } from '@/lib/contract/calls';
import { AUTH_KEY, currentToken, rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { checkoutDraftCleared } from '@/stores/checkout-draft';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { oneClickAsked, oneClickClosed } from '@/stores/one-click';
import { orderCartCleared, orderCartFilled } from '@/stores/order-cart';
import { isSignInOpen, signInAsked, signInClosed } from '@/stores/sign-in';
import { aCartLine } from '@/tests/support/component/cart-line';
import { anOrder } from '@/tests/support/component/order';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import { cutShort } from '@/tests/support/cut-short';

type Write = {
  [Name in CallName]: (typeof calls)[Name] extends `GET ${string}` ? never : Name;
}[CallName];

type Answer = { reply: () => Promise<Response>; kind: 'refused' | 'late' | 'unknown' | 'shape' };

const REASON = 'Sabab';
const CUT_BEFORE = 'cut off before';
const TWO_MINUTES = { 'Retry-After': '120' };
const envelope = (status: number, data: unknown, headers: HeadersInit = {}) =>
  Response.json({ status: status < 400, data, message: null }, { status, headers });
const refused = (status: number): Answer => ({
  kind: 'refused',
  reply: async () => envelope(status, { detail: `${REASON} ${status}` }),
});
const failed = (status: number): Answer => ({
  kind: 'unknown',
  reply: async () => envelope(status, { detail: 'Internal error' }),
});

/** Those with the same words are not beside each other, so that each answer is seen to arrive. */
const answers: [string, Answer][] = [
  ['500', failed(500)],
  ['400', refused(400)],
  ['502', failed(502)],
  ['403', refused(403)],
  ['503', failed(503)],
  ['404', refused(404)],
  [CUT_BEFORE, { kind: 'unknown', reply: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['409', refused(409)],
  ['cut off after', { kind: 'unknown', reply: async () => cutShort() }],
  ['422', refused(422)],
  ['wrong shape', { kind: 'shape', reply: async () => envelope(200, { unexpected: [1, null] }) }],
  ['413', refused(413)],
  ['429', { kind: 'late', reply: async () => envelope(429, { detail: REASON }, TWO_MINUTES) }],
];

const onDone = vi.fn();
const unknown = t('errors.write.unknown');
const lost = `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`;
const wait = `${REASON}. ${t('errors.write.again', { unit: 'minutes', count: 2 })}`;

type Row = {
  page: ReactNode;
  /** Opens the form and types. */
  fill?: () => Promise<void>;
  press: () => void;
  /** What the shopper typed or chose, as the page shows it. */
  typed?: () => unknown;
  /** Whether the page claims that it has worked. */
  isDone: () => boolean;
  /** Its own words, '' for those of most rows, null for none. */
  says?: (answer: Answer, name: string) => string | null;
  reads?: Partial<Record<CallName, unknown>>;
  isGuest?: true;
  /** It changes nothing, and the page may ask again by itself. */
  isQuestion?: true;
};

const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typeIn = (name: string | RegExp, value: string) =>
  fireEvent.change(text(name), { target: { value } });
// The mask takes keys, as a shopper presses them.
const typePhone = (name: string) => userEvent.setup({ delay: null }).type(text(name), '901234567');
const choose = async (name: string, option: string) => {
  const list = screen.getByRole('combobox', { name });
  fireEvent.focus(list);
  await screen.findByRole('option', { name: option });
  fireEvent.change(list, { target: { value: '1' } });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const isDialog = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const ordersSay = ({ kind }: Answer) => (kind === 'unknown' || kind === 'shape' ? lost : '');
const nothing = () => null;
/** No data can have a wrong shape. */
const withoutData: Row['says'] = ({ kind }) => (kind === 'shape' ? null : '');
/** Presses that are kept without a connection, and whose answers have no data. */
const keptSay =
  (kept: string): NonNullable<Row['says']> =>
  ({ kind }, label) => {
    if (kind === 'shape') return null;
    return label === CUT_BEFORE ? kept : '';
  };

const address = {
  id: 5,
  region: 1,
  district: 1,
  city: 1,
  house: 'Navoiy 1',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
  text: 'Chilonzor tumani, Navoiy 1',
};
const line = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  slug: 'palto-7',
  name: 'Palto',
  image: null,
  options: '',
};
const sold = { id: 7, sub_product: 72, name: 'Palto', images: [], options: '', price: 400_000 };
const quote = {
  lines: [{ sub_product: 72, amount: 2, price: 400_000, discounted_price: null, stock: 5 }],
  pieces: 2,
  full: 800_000,
  discount: 0,
  delivery_price: 0,
  delivery_date: null,
  total: 800_000,
  payments: ['cash'],
  instalments: [],
};
const point = {
  id: 3,
  name: 'Chorsu',
  city: 'Toshkent',
  address: 'Chorsu, 1',
  phone: '',
  latitude: 41.3,
  longitude: 69.2,
  work_time: '09:00–20:00',
};
const card = {
  id: 7,
  slug: 'qozon-7',
  name: 'Qozon',
  images: [],
  sub_product: 1,
  price: 100_000,
  amount: 3,
  has_options: false,
  is_new: false,
  rating: 0,
  reviews_count: 0,
  discounted_price: null,
};
const used = { first_used: '2026-11-01T04:00:00Z', last_used: '2026-11-21T04:05:00Z' };
const session = { id: 2, browser: 'Safari', system: 'iOS', is_current: false, ...used };
const endSession = t('session.endOf', { device: 'Safari, iOS' });
const list = (...results: object[]) => ({ results, count: results.length });
const reads: Partial<Record<CallName, unknown>> = {
  'user.get': aUser,
  'address.list': list(address),
  'cart.list': list(),
  'liked.list': list(),
  'geo.regions': list({ id: 1, name: 'Toshkent' }),
  'geo.cities': list({ id: 1, name: 'Chilonzor' }),
  'geo.deliveryPoints': list(point),
  'order.list': { ...list(), active: 0, completed: 0 },
  'user.sessions': list(session),
  'user.sendCode': { detail: 'Kod yuborildi', data: { resend_after: 120 } },
  'order.quote': quote,
  'restock.list': list(),
};

async function openAddress(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  await screen.findByRole('textbox', { name: t('address.house') });
}

async function fillAddress() {
  await choose(t('geo.region'), 'Toshkent');
  await choose(t('geo.district'), 'Chilonzor');
  typeIn(t('address.house'), 'Amir Temur 7');
}

async function askForCode() {
  act(() => signInAsked());
  await screen.findByRole('textbox', { name: t('signIn.phone') });
  await typePhone(t('signIn.phone'));
}

const confirm = () => screen.getByRole('button', { name: /^Tasdiqlash/ });

async function fillCheckout() {
  fireEvent.click(
    await screen.findByRole('radio', { name: new RegExp(t('checkout.delivery.pickup')) }),
  );
  fireEvent.click(await screen.findByRole('radio', { name: /Chorsu/ }));
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('payment.cash.title')) }));
  typeIn(t('checkout.comment'), 'Ertaga');
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).toBeNull());
}

const reviewText = new RegExp(t('reviewForm.text'));
const saved = () => isDialog(t('address.add')) || isDialog(t('address.change'));
const heart = t('liked.addOf', { name: 'Qozon' });

/** One for each write of the contract. */
const rows: Record<Write, Row> = {
  'user.sendCode': {
    isGuest: true,
    page: <ModalHost />,
    fill: askForCode,
    press: () => press(t('signIn.getCode')),
    typed: () => text(t('signIn.phone')).value,
    isDone: () => isDialog(t('signIn.codeTitle')),
  },
  'user.signIn': {
    isGuest: true,
    page: <ModalHost />,
    async fill() {
      await askForCode();
      press(t('signIn.getCode'));
      await screen.findByRole('textbox', { name: t('signIn.code') });
    },
    press: () => {
      if (text(t('signIn.code')).value === '') typeIn(t('signIn.code'), '12345');
      else press(t('signIn.enter'));
    },
    isDone: () => !isSignInOpen() || currentToken() !== null,
  },
  'user.signOut': {
    page: <AccountMenu />,
    press: () => {
      press(t('account.cabinet'));
      press(t('account.exit'));
    },
    isDone: () => false,
    says: nothing,
  },
  'user.endSession': {
    page: <SessionList />,
    fill: async () => void (await screen.findByRole('button', { name: endSession })),
    press: () => {
      press(endSession);
      press(t('actions.yes'));
    },
    isDone: () => screen.queryByRole('button', { name: endSession }) === null,
    says: withoutData,
  },
  'user.endSessions': {
    // The list itself ends with the session.
    page: (
      <>
        <EndAllDialog onClose={onDone} />
        <LastingMessage place={ALL_SESSIONS} />
      </>
    ),
    press: () => press(t('actions.yes')),
    isDone: () => currentToken() === null,
    says: withoutData,
  },
  'user.change': {
    page: <ProfileView />,
    async fill() {
      await screen.findByRole('textbox', { name: t('profile.firstName') });
      typeIn(t('profile.firstName'), 'Malika');
    },
    press: () => press(t('profile.save')),
    typed: () => text(t('profile.firstName')).value,
    isDone: () => false,
  },
  'address.add': {
    page: <AddressView />,
    async fill() {
      await openAddress(t('address.add'));
      await fillAddress();
    },
    press: () => press(t('address.save')),
    typed: () => text(t('address.house')).value,
    isDone: () => !saved(),
  },
  'address.change': {
    page: <AddressView />,
    async fill() {
      await openAddress(t('address.changeOf', { address: address.house }));
      typeIn(t('address.house'), 'Amir Temur 7');
    },
    press: () => press(t('address.save')),
    typed: () => text(t('address.house')).value,
    isDone: () => !saved(),
  },
  'address.remove': {
    page: <AddressView />,
    fill: async () => void (await screen.findByText(address.house)),
    press: () => {
      press(t('address.removeOf', { address: address.house }));
      press(t('actions.yes'));
    },
    isDone: () => screen.queryAllByText(address.house).length === 0,
    says: withoutData,
  },
  'cart.put': {
    page: <ProductGrid products={[card]} />,
    press: () => press(t('cart.addOf', { name: 'Qozon' })),
    isDone: () => screen.queryByRole('group') !== null,
    says: keptSay(t('cart.kept')),
  },
  'cart.remove': {
    page: <ProductGrid products={[card]} />,
    fill: async () => act(() => linesReceived([aCartLine(1)])),
    reads: { 'cart.list': list(aCartLine(1)) },
    press: () => press(t('cart.decrease', { name: 'Qozon' })),
    isDone: () => screen.queryByRole('group') === null,
    says: keptSay(t('cart.kept')),
  },
  'liked.add': {
    page: <ProductGrid products={[card]} />,
    press: () => press(heart),
    isDone: () => isPressed(heart),
    says: keptSay(t('liked.kept')),
  },
  'liked.remove': {
    page: <ProductGrid products={[card]} />,
    fill: async () => act(() => likedReceived([7])),
    reads: { 'liked.list': list({ product: card }) },
    press: () => press(heart),
    isDone: () => !isPressed(heart),
    says: keptSay(t('liked.kept')),
  },
  'order.oneClick': {
    isGuest: true,
    page: <ModalHost />,
    async fill() {
      act(() =>
        oneClickAsked({
          product: { ...sold, sale: null, sale_type: 'fixed', count: 2 },
          pathname: '/',
        }),
      );
      await screen.findByRole('textbox', { name: t('oneClick.name') });
      typeIn(t('oneClick.name'), 'Madina');
      await typePhone(t('oneClick.phone'));
      await choose(t('geo.region'), 'Toshkent');
      await choose(t('geo.district'), 'Chilonzor');
    },
    press: () => press(/^Buyurtma berish/),
    typed: () => [text(t('oneClick.name')).value, text(t('oneClick.phone')).value],
    isDone: () => isDialog(t('oneClick.success.title')),
    says: ordersSay,
  },
  'order.place': {
    page: <Checkout user={aUser} />,
    fill: fillCheckout,
    press: () => press(/^Tasdiqlash/),
    typed: () => text(t('checkout.comment')).value,
    isDone: () => window.location.search.includes('order='),
    says: ordersSay,
  },
  'order.quote': {
    isQuestion: true,
    page: <Checkout user={aUser} />,
    fill: async () => void (await screen.findByText(t('checkout.quoteFailed'))),
    press: () => press(t('actions.retry')),
    isDone: () => screen.queryByText(/800\s000/) !== null && screen.queryByRole('alert') === null,
    says: () => t('checkout.quoteFailed'),
  },
  'order.cancel': {
    page: <OrderCard order={anOrder()} isOpen={false} />,
    press: () => {
      press(t('orders.cancel.button'));
      press(t('actions.yes'));
    },
    isDone: () => false,
  },
  'order.pay': {
    page: <OrderPayment order={anOrder({ payment: 'sandbox' })} />,
    press: () => press(/^Toʻlash/),
    isDone: () => false,
  },
  'product.markSeen': {
    page: <SeenProducts productId={1} />,
    press: () => {},
    isDone: () => false,
    says: nothing,
  },
  'restock.add': {
    page: <RestockAlert subProduct={72} />,
    press: () => press(t('restock.ask')),
    isDone: () => screen.queryByRole('button', { name: t('restock.withdraw') }) !== null,
  },
  'restock.remove': {
    page: <RestockAlert subProduct={72} />,
    reads: { 'restock.list': list({ sub_product: 72, phone: '998901234567' }) },
    fill: async () => void (await screen.findByRole('button', { name: t('restock.withdraw') })),
    press: () => press(t('restock.withdraw')),
    isDone: () => screen.queryByRole('button', { name: t('restock.withdraw') }) === null,
    says: withoutData,
  },
  'review.add': {
    page: <ReviewForm slug="qozon-1" line={7} onDone={onDone} />,
    async fill() {
      fireEvent.click(screen.getByRole('radio', { name: t('reviewForm.stars', { stars: 5 }) }));
      typeIn(reviewText, 'Yaxshi qozon');
    },
    press: () => press(t('reviewForm.send')),
    typed: () => text(reviewText).value,
    isDone: () => onDone.mock.calls.length > 0,
  },
};

const names = (Object.keys(rows) as Write[]).filter((name) => name in rows);
const patterns = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName,
  pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`),
}));

type Replies = Pick<Row, 'reads'> & { reply: Answer['reply'] | undefined };

/** A shop that answers reads as ever, and one write in turn. */
function aShop(write: Write, { reads: own = {}, reply }: Replies) {
  const shop = { sent: 0, reply };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost');
    const asked = `${init.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
    const name = patterns.find(({ pattern }) => pattern.test(asked))?.name;
    if (name === write) {
      shop.sent += 1;
      return shop.reply?.();
    }
    if (name === 'order.sent') throw new TypeError('Failed to fetch');
    const data = name && { ...reads, ...own }[name];
    return data === undefined ? envelope(404, null) : envelope(200, data);
  });
  return shop;
}

const said = () => [
  ...currentToasts().map(({ text: words }) => words),
  ...screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent),
];
/** Words of answers that are no data. */
const notData = /Sabab|unexpected|Internal/;
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const claims = () => currentToasts().filter(({ kind = 'done' }) => /done|removed/.test(kind));

function reset({ isGuest }: Pick<Row, 'isGuest'>) {
  for (const { id } of currentToasts()) dismissToast(id);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  act(() => (isGuest ? signedOut() : signedIn({ token: 'a-token', user: aUser })));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  act(() => orderCartFilled([line]));
});

afterEach(() => {
  act(() => {
    signInClosed();
    oneClickClosed();
    signedOut();
    orderCartCleared();
    checkoutDraftCleared();
    linesReceived([]);
    likedReceived([]);
    cartIntents.cleared();
    likedIntents.cleared();
  });
  onDone.mockClear();
  localStorage.clear();
  act(rehydrateAuth);
});

async function open(name: Write, reply = answers[0]?.[1].reply) {
  const row = rows[name];
  reset(row);
  const shop = aShop(name, { ...row, reply });
  const queryClient = newQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });
  render(atPlace(row.page, {}, undefined, queryClient));
  await row.fill?.();
  return { row, shop, queryClient };
}

const writesOf = ({ isQuestion }: Row, sent: number) => (isQuestion ? 1 : sent);

function wordsFor(row: Row, label: string, answer: Answer): string | null {
  const own = row.says?.(answer, label);
  if (own === null || own) return own;
  if (answer.kind === 'refused') return `${REASON} ${label}`;
  return answer.kind === 'late' ? wait : unknown;
}

test('every write of the contract has its row, so that a new one is not forgotten', () => {
  const writes = Object.entries(calls).filter(([, call]) => !call.startsWith('GET '));
  expect(names.sort()).toEqual(writes.map(([name]) => name).sort());
});

/** A product page marks by itself what was seen, and says nothing of it. */
const pressed = names.filter((name) => name !== 'product.markSeen');

test.each(pressed)(
  '%s: whatever the answer, what was typed stays, nothing untrue is said, and only data are stored (B-79, S8-08)',
  { timeout: 60_000 },
  async (name) => {
    const { row, shop } = await open(name);
    const typed = row.typed?.();
    for (const [label, answer] of answers) {
      reset(row);
      shop.reply = answer.reply;
      const { sent } = shop;
      // What failed a moment ago may still be on its way to the page.
      await waitFor(row.press);
      await waitFor(() => expect(shop.sent, label).toBeGreaterThan(sent));
      expect(writesOf(row, shop.sent - sent), label).toBe(1);
      const words = wordsFor(row, label, answer);
      if (words === null) continue;
      await waitFor(() => expect(said().join('\n'), label).toContain(words));
      expect(row.typed?.(), label).toEqual(typed);
      expect(claims(), label).toEqual([]);
      if (words.includes(t('cart.kept')) || words.includes(t('liked.kept'))) {
        act(() => {
          cartIntents.cleared();
          likedIntents.cleared();
        });
      }
      await waitFor(() => expect(row.isDone(), label).toBe(false));
      expect(stored(), label).not.toMatch(notData);
      expect(currentToken(), label).toBe(row.isGuest ? null : 'a-token');
      if (!row.isGuest)
        expect(JSON.parse(localStorage.getItem(AUTH_KEY) ?? '').state.user).toEqual(aUser);
    }
    expect(stored()).not.toMatch(notData);
  },
);

test.each(pressed)(
  '%s: shows a refusal where it happened, without a notification (S9-07)',
  async (name) => {
    const { row } = await open(name, refused(409).reply);
    row.press();
    const words = wordsFor(row, '409', refused(409));
    // No notification is rendered here, only the place of the failure.
    if (words !== null) await waitFor(() => expect(document.body.textContent).toContain(words));
  },
);

test.each(pressed)(
  '%s: an answer 401 ends the session and claims nothing (S8-10, S8-11)',
  async (name) => {
    const { row, shop } = await open(name);
    reset(row);
    shop.reply = async () => envelope(401, { detail: REASON });
    const { sent } = shop;
    row.press();
    await waitFor(() => expect(shop.sent).toBeGreaterThan(sent));
    await waitFor(() => expect(currentToken()).toBeNull());
    expect(claims()).toEqual([]);
    expect(localStorage.getItem(AUTH_KEY) ?? '').not.toContain('a-token');
  },
);

test.each(answers)(
  'product.markSeen: a product page that is answered %s says nothing of it and stores nothing',
  async (_, answer) => {
    const { shop, queryClient } = await open('product.markSeen', answer.reply);
    await waitFor(() => expect(shop.sent).toBe(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect([said(), claims()]).toEqual([[], []]);
    expect(stored()).not.toMatch(notData);
    expect(currentToken()).toBe('a-token');
  },
);
