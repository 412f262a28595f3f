import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  attemptOrder,
  type OrderCalls,
  type Outcome,
  outcomeOf,
  type Press,
} from '@/lib/client/order/order-attempt';
import type { Order as ShownOrder } from '@/lib/contract/order';
import { contentKey } from '@/lib/domain/text/content-key';
import { ApiError, kindOf } from '@/lib/http/errors';
import { anOrder } from '@/tests/support/component/order';
import { inBrowser, type Made, open, type Tabs } from './browser-tabs';
import { type Browser, type Good, type Order, priceOf, shopperOf } from './expected';
import { makeOrder, refusalOf, type Wanted } from './expected-orders';
import { requestOf } from './order-steps';
import { amount, step } from './step';
import { requestShop, type World } from './world';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Network = 'responds' | 'loses the response' | 'loses the request' | 'is gone';

const network = fc.constantFrom<Network>(
  ...(['responds', 'responds', 'loses the response', 'loses the request', 'is gone'] as const),
  'is gone',
);

const presses = fc.array(
  fc.record({
    isAgain: fc.constantFrom(true, true, true, false),
    isOneClick: fc.boolean(),
    isInBoth: fc.constantFrom(false, false, true),
    payment: fc.constantFrom('cash', 'card'),
    phone: fc.nat(3),
    tab: fc.constantFrom(0, 1),
    amount,
    network,
  }),
  { minLength: 1, maxLength: 5 },
);

/** Sends orders with the page's own code, and often resends the browser's last form. */
export const ordersInTabs = step(
  'orders in tabs',
  fc.record({ presses }),
  async (world, given, { browser, good }) => {
    const tabs = open(world, browser);
    for (const one of given.presses) {
      const form = one.isAgain && tabs.latest ? tabs.latest : formOf(world, one, browser, good);
      // Only customers can use the checkout.
      if (!form.isOneClick && browser.customer === null) continue;
      tabs.latest = form;
      await inBrowser(tabs, async () => {
        const tried = one.isInBoth ? [0, 1] : [one.tab];
        const awaited = expectedOf(world, tabs, form, one.network);
        const sends = tried.map((tab) => press(world, tabs, { ...one, wanted: form, tab }));
        const results = await Promise.all(sends);
        if (!one.isInBoth) expect(results).toEqual([awaited()]);
        else expect(new Set(results.map(numberOf)).size, String(results)).toBe(1);
      });
    }
  },
);

function formOf(
  world: World,
  given: { isOneClick: boolean; payment: 'cash' | 'card'; phone: number; amount: number },
  browser: Browser,
  good: Good,
): Wanted {
  const { isOneClick } = given;
  const lines = [{ good, amount: given.amount, seen: priceOf(good) }];
  const phone = world.phones[given.phone] ?? '';
  const payment = isOneClick ? 'cash' : given.payment;
  return { browser, lines, phone, payment, isOneClick, isDelivered: true };
}

/** Looks up an order that got no response, as the page does every few seconds. */
export const requestsLost = step(
  'a tab looks up its lost order',
  fc.record({ tab: fc.constantFrom<0 | 1>(0, 1) }),
  async (world, { tab }, { browser }) => {
    const tabs = open(world, browser);
    const lost = tabs.lost[tab];
    if (!lost) return;
    const { attempt, wanted } = lost;
    // The checkout page is not available without a session.
    if (!wanted.isOneClick && browser.customer === null) return;
    const { send, find } = callsOf(world, tabs, wanted, 'responds');
    await inBrowser(tabs, async () => {
      const found = await find(attempt.key);
      const made = madeOf(tabs, browser, attempt.key);
      expect(found?.id ?? null).toBe(made?.order.id ?? null);
      if (!found || !made) return;
      const { is } = await outcomeOf(found, { ...attempt, send });
      expect(is).toBe(attempt.isOld ? 'other' : relationOf(world, made, wanted));
      for (const keys of Object.values(tabs.kinds[tab])) keys.made(attempt.key);
      markReported(tabs, attempt.key);
      tabs.lost[tab] = null;
    });
  },
);

/** Changes the device's clock by minutes or days, as its user or its network might. */
export const clockJumps = step(
  'the clock of a browser jumps',
  fc.record({
    byMs: fc.constantFrom(-365, -3, -1, 1, 3, 365).map((days) => days * DAY_MS),
    isShort: fc.boolean(),
  }),
  async (world, { byMs, isShort }, { browser }) => {
    open(world, browser).aheadMs += isShort ? Math.sign(byMs) * 10 * MINUTE_MS : byMs;
  },
);

type Sending = { wanted: Wanted; tab: number; network: Network };

async function press(world: World, tabs: Tabs, { wanted, tab, network: how }: Sending) {
  const calls = callsOf(world, tabs, wanted, how);
  const at = tab === 0 ? 0 : 1;
  try {
    const outcome = await attemptOrder(pressOf(world, tabs, wanted, at), calls, (attempt) => {
      tabs.lost[at] = { attempt, wanted };
    });
    tabs.lost[at] = null;
    markReported(tabs, outcome.key);
    const made = tabs.made.find(({ order }) => order.id === outcome.order.id);
    // The page reports success only for an order that exists and contains the requested products.
    if (outcome.is !== 'other') expect(made?.goods).toBe(goodsOf(goodsIn(wanted)));
    return shown(outcome);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== 'no-response') tabs.lost[at] = null;
    return error.kind === 'conflict' ? Object(error.data).code : error.kind;
  }
}

const shown = ({ is, order }: Pick<Outcome, 'is'> & { order: { id: number } }) =>
  `${is} ${order.id}`;
const numberOf = (result: string) => result.replace(/^\D+ /, '');

function markReported({ unreported }: Tabs, key: string): void {
  for (const [purchase, made] of unreported) if (made.key === key) unreported.delete(purchase);
}

/** Predicts the outcome in the tab. Call the returned function after the order has been sent. */
function expectedOf(world: World, tabs: Tabs, wanted: Wanted, how: Network): () => string {
  const { made, isOld, isOnlyForm } = storedFor(world, tabs, wanted);
  const refusal = refusalOf(world.shop, wanted);
  // After several different forms, only the API's response shows which one it accepted.
  const hasOutcome = how === 'responds' || isOnlyForm;

  if (how === 'is gone') return () => 'no-response';
  if (made) {
    const is = isOld ? 'other' : relationOf(world, made, wanted);
    return () => (is === 'other' || hasOutcome ? shown({ is, order: made.order }) : 'no-response');
  }
  if (how === 'loses the request') return () => 'no-response';
  if (refusal) return () => (how === 'responds' ? refusal : 'no-response');
  if (!hasOutcome && !isOld) return () => 'no-response';
  return () => shown({ is: 'placed', order: world.shop.orders.at(-1) as Order });
}

/** Returns the state of the idempotency key that the page stores for a purchase, and its order. */
function storedFor(world: World, tabs: Tabs, wanted: Wanted) {
  const { keys, purchase, form } = pressOf(world, tabs, wanted);
  const entry = JSON.parse(tabs.stored.get(keys.name) ?? '{}')[purchase];
  if (entry === undefined || entry.isMade) return { isOld: false, isOnlyForm: true };
  return {
    made: madeOf(tabs, wanted.browser, entry.key),
    isOld: world.shop.now + tabs.aheadMs - entry.at >= DAY_MS,
    isOnlyForm: entry.form === form,
  };
}

/** Returns the outcome when a form is sent with the key of an order that already exists. */
function relationOf(world: World, made: Made, wanted: Wanted): Outcome['is'] {
  if (made.goods !== goodsOf(goodsIn(wanted))) return 'other';
  return isDeepStrictEqual(made.body, requestOf(world, wanted, '').body) ? 'placed' : 'earlier';
}

const goodsIn = ({ lines }: Wanted) =>
  lines.map((line) => ({ sub_product: line.good.variant, amount: line.amount }));

/** Finds the order with a key. A guest's order is found even after a sign-in or sign-out. */
function madeOf({ made }: Tabs, browser: Browser, key: string): Made | undefined {
  const isFound = (one: Made) => one.isOfGuest || one.shopper === shopperOf(browser);
  return made.find((one) => one.key === key && isFound(one));
}

function pressOf(world: World, { kinds }: Tabs, wanted: Wanted, tab: 0 | 1 = 0): Press {
  const { checkout, oneClick } = kinds[tab];
  const goods = goodsIn(wanted);
  const form = contentKey(JSON.stringify(requestOf(world, wanted, '').body));
  if (!wanted.isOneClick) return { keys: checkout, purchase: 'cart', goods, form };
  return { keys: oneClick, purchase: String(goods[0]?.sub_product), goods, form };
}

function callsOf(world: World, tabs: Tabs, wanted: Wanted, how: Network): OrderCalls {
  const { browser } = wanted;
  return {
    async send(key) {
      if (how === 'loses the request' || (how === 'is gone' && isNeverSent(key))) {
        throw new ApiError('no-response');
      }
      const request = requestOf(world, wanted, key);
      const { status, data } = await requestShop(world, browser, request.path, request);
      if (status === 200) noteOrder(world, tabs, { wanted, key, id: Number(data.id) });
      if (how !== 'responds') throw new ApiError('no-response');
      if (status === 200) return toOrder(data);
      throw new ApiError(kindOf(status), { status, data, fields: Object(data.fields) });
    },
    async find(key) {
      if (how === 'is gone') throw new ApiError('no-response');
      const { status, data } = await requestShop(world, browser, '/order/sent', { key });
      expect(status).toBe(200);
      return 'id' in data ? toOrder(data) : null;
    },
  };
}

/** Returns whether a request is lost before it reaches the shop: true for half of the keys. */
const isNeverSent = (key: string) => key.charCodeAt(0) % 2 === 0;

type Noted = { wanted: Wanted; key: string; id: number };

/** Records an order of the shop. Fails if it duplicates one whose outcome no tab has received. */
function noteOrder(world: World, tabs: Tabs, { wanted, key, id }: Noted): void {
  const { keys, purchase } = pressOf(world, tabs, wanted);
  const known = madeOf(tabs, wanted.browser, key);
  if (known) {
    expect(id).toBe(known.order.id);
    world.sentAgain += 1;
    return;
  }
  const unreported = tabs.unreported.get(keys.name + purchase);
  const isDoubled = unreported && madeOf(tabs, wanted.browser, unreported.key) !== undefined;
  expect(isDoubled ? `${id} doubles ${unreported.order.id}` : '').toBe('');

  const order = makeOrder(world.shop, id, wanted);
  const { body, path } = requestOf(world, wanted, key);
  const { shopper } = order;
  const isOfGuest = wanted.browser.customer === null;
  const made = { key, shopper, isOfGuest, order, body, goods: goodsOf(goodsIn(wanted)) };
  tabs.made.push(made);
  tabs.unreported.set(keys.name + purchase, made);
  world.sent.push({ key, path, body, shopper, order });
}

const goodsOf = (goods: readonly { sub_product: unknown; amount: unknown }[]) =>
  JSON.stringify(goods.map((line) => [Number(line.sub_product), Number(line.amount)]).sort());

const toOrder = (data: object): ShownOrder => ({ ...anOrder(), ...data });
