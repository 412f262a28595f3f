import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Preloads modules that components import on demand, because their first import is slow.
import '@/components/auth/sign-in-modal';
import '@/components/address/address-dialog';
import '@/components/one-click/one-click-modal';
import '@/components/order/return-dialog';
import '@/components/user/profile-form';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { newQueryClient } from '@/lib/client/query-client';
import { type CallName, calls } from '@/lib/contract/calls';
import { currentToken, rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { AUTH_KEY } from '@/stores/auth-key';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { checkoutDraftCleared } from '@/stores/checkout-draft';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { oneClickClosed } from '@/stores/one-click';
import { orderCartCleared, orderCartFilled } from '@/stores/order-cart';
import { signInClosed } from '@/stores/sign-in';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';
import { allOrShare } from '@/tests/support/tier';
import { accountWrites, address } from './account-writes';
import { orderWrites } from './order-writes';
import { productWrites } from './product-writes';
import {
  envelope,
  REASON,
  refused,
  responses,
  type StubResponse,
  unknown,
  wait,
} from './write-responses';
import { list, onDone, type Row, type Write } from './write-row';

/** One row for each write in the contract. */
const rows: Record<Write, Row> = { ...accountWrites, ...orderWrites, ...productWrites };

const line = {
  sub_product: 72,
  amount: 2,
  price: 400_000,
  slug: 'palto-7',
  name: 'Palto',
  image: null,
  options: '',
};
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

const used = { first_used: '2026-11-01T04:00:00Z', last_used: '2026-11-21T04:05:00Z' };
const session = { id: 2, browser: 'Safari', system: 'iOS', is_current: false, ...used };

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

const names = (Object.keys(rows) as Write[]).filter((name) => name in rows);
const patterns = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName,
  pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`),
}));

type Replies = Pick<Row, 'reads'> & { reply: StubResponse['reply'] | undefined };

/** Stubs a shop that sends normal responses to reads and `reply` to one write. */
function aShop(write: Write, { reads: own = {}, reply }: Replies) {
  const shop = { sent: 0, reply };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost');
    const call = `${init.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
    const name = patterns.find(({ pattern }) => pattern.test(call))?.name;
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

const shownTexts = () => [
  ...currentToasts().map(({ text: words }) => words),
  ...screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent),
];

/** Matches texts that failed responses contain. The page must not store any of them. */
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
  stubNavigator('geolocation', { value: undefined });
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

async function open(name: Write, reply = responses[0]?.[1].reply) {
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

function wordsFor(row: Row, label: string, response: StubResponse): string | null {
  const own = row.says?.(response, label);
  if (own === null || own) return own;
  if (response.kind === 'refused') return `${REASON} ${label}`;
  return response.kind === 'late' ? wait : unknown;
}

test('has a row for every write in the contract', () => {
  const writes = Object.entries(calls).filter(([, call]) => !call.startsWith('GET '));
  expect(names.sort()).toEqual(writes.map(([name]) => name).sort());
});

/** Writes that a press sends, which excludes `markSeen`: opening a product page sends it. */
const pressed = names.filter((name) => name !== 'product.markSeen');

test.each(pressed)(
  '%s: keeps the input and reports the right outcome of any response (B-79, S8-08)',
  { timeout: 60_000 },
  async (name) => {
    const { row, shop } = await open(name);
    const typed = row.typed?.();
    // In quick runs, every kind of response occurs in several rows.
    for (const [label, response] of allOrShare(responses, pressed.indexOf(name))) {
      reset(row);
      shop.reply = response.reply;
      const { sent } = shop;
      // Repeats a press that fails while the page still renders the previous failure.
      await waitFor(row.press);
      await waitFor(() => expect(shop.sent, label).toBeGreaterThan(sent));
      expect(writesOf(row, shop.sent - sent), label).toBe(1);
      const words = wordsFor(row, label, response);
      if (words === null) continue;
      await waitFor(() => expect(shownTexts().join('\n'), label).toContain(words));
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
  '%s: shows a rejection on the page instead of in a notification (S9-07)',
  async (name) => {
    const { row } = await open(name, refused(409).reply);
    row.press();
    const words = wordsFor(row, '409', refused(409));
    // Notifications are not rendered here, so the page itself must show the text.
    if (words !== null) await waitFor(() => expect(document.body.textContent).toContain(words));
  },
);

test.each(pressed)(
  '%s: ends the session and reports no success on 401 (S8-10, S8-11)',
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

test.each(allOrShare(responses, 0))(
  'product.markSeen: a product page shows and stores nothing (response: %s)',
  async (_, response) => {
    const { shop, queryClient } = await open('product.markSeen', response.reply);
    await waitFor(() => expect(shop.sent).toBe(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect([shownTexts(), claims()]).toEqual([[], []]);
    expect(stored()).not.toMatch(notData);
    expect(currentToken()).toBe('a-token');
  },
);
