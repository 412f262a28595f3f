import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { complete, fieldsOf, prepare } from '@/tests/api/setup/click';
import { TASHKENT } from '@/tests/api/setup/order';
import { call, created } from '@/tests/api/setup/payme';
import { compare } from './compare';
import {
  type Browser,
  cancelByCustomer,
  cancelOverdue,
  cancelPayme,
  cartOf,
  completeClick,
  type Good,
  likedOf,
  makeOrder,
  movePayment,
  moveStatus,
  type Order,
  openPayme,
  performPayme,
  prepareClick,
  priceOf,
  putIntoCart,
  refusalOf,
  reopenPayme,
  review,
  shopperOf,
  signIn,
  startPayment,
  supply,
  type Transaction,
  type Wanted,
} from './expected';
import {
  type Answer,
  aFile,
  ask,
  browserOf,
  command,
  control,
  payingShop,
  type World,
} from './world';

type Step = fc.AsyncCommand<World, World>;
/** People and goods by place; orders and payments counted from the latest. */
type Places = { who: number; good: number; nth: number; isOwner: boolean };
type Named = { browser: Browser; good: Good; order: Order; transaction: Transaction };
type Needs = 'order' | 'transaction' | 'customer' | 'guest';

const places = {
  who: fc.nat(4),
  good: fc.nat(5),
  nth: fc.nat(4),
  /** Whether whoever has made the order acts, or anyone. */
  isOwner: fc.constantFrom(true, true, true, false),
};
const amount = fc.constantFrom(1, 1, 1, 2, 2, 3, 6);
const REMOVE = { method: 'DELETE' } as const;

/** `needs` is what the shop must have for the step to say anything. */
function step<Given extends object>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (world: World, given: Given & Places, named: Named) => Promise<void>,
  needs: Needs[] = [],
): fc.Arbitrary<Step> {
  return fc.tuple(fc.record(places), given).map(([where, own]) => ({
    check: (world: Readonly<World>) => needs.every((need) => has(world, where, need)),
    async run(world: World) {
      await run(world, { ...where, ...own }, named(world, where));
      world.steps += 1;
      await compare(world);
    },
    toString: () => `${name} ${JSON.stringify({ ...where, ...own })}`,
  }));
}

const nothing = fc.constant({});

function has({ shop }: Readonly<World>, { who }: Places, need: Needs): boolean {
  if (need === 'order') return shop.orders.length > 0;
  if (need === 'transaction') return shop.transactions.length > 0;
  const isCustomer = shop.browsers[who]?.customer !== null;
  return isCustomer === (need === 'customer');
}

function named(world: World, { who, good, nth }: Places): Named {
  const { browsers, goods, orders, transactions } = world.shop;
  return {
    browser: browsers[who] as Browser,
    good: goods[good] as Good,
    order: orders.at(-1 - (nth % orders.length)) as Order,
    transaction: transactions.at(-1 - (nth % transactions.length)) as Transaction,
  };
}

/** The browser in which the order's customer is signed in, or the one that the step names. */
function actorOf(world: World, { isOwner }: Places, { browser, order: one }: Named): Browser {
  return (isOwner ? browserOf(world, one.shopper) : null) ?? browser;
}

const ok = ({ status }: Answer) => expect(status).toBe(200);

const putCart = step(
  'puts into the cart',
  fc.record({ amount }),
  async (world, given, { browser, good }) => {
    const body = { sub_product: good.variant, amount: given.amount };
    const { status } = await ask(world, browser, '/order/cart', { body });
    expect(status).toBe(putIntoCart(world.shop, browser, good, given.amount));
  },
);

const removeCart = step('removes from the cart', nothing, async (world, _, { browser, good }) => {
  ok(await ask(world, browser, `/order/cart/${good.variant}`, REMOVE));
  cartOf(world.shop, shopperOf(browser)).delete(good);
});

const readCart = step('looks at the cart', nothing, async (world, _, { browser }) => {
  const { data } = await ask(world, browser, '/order/cart');
  const results = data.results as { sub_product: { id: number }; amount: number }[];
  const shown = results.map((line) => [line.sub_product.id, line.amount]);
  const expected = [...cartOf(world.shop, shopperOf(browser))];
  const lines = expected.map(([{ variant }, pieces]) => [variant, pieces]);
  expect(new Map(shown as [number, number][])).toEqual(new Map(lines as [number, number][]));
});

const like = step(
  'likes or no longer',
  fc.record({ isLiked: fc.boolean() }),
  async (world, { isLiked }, { browser, good }) => {
    const { product } = good;
    const liked = likedOf(world.shop, shopperOf(browser));
    if (!isLiked) {
      ok(await ask(world, browser, `/order/wish/${product}`, REMOVE));
      liked.delete(good);
      return;
    }
    const { status } = await ask(world, browser, '/order/wish', { body: { product } });
    expect(status).toBe(good.isWithdrawn ? 410 : 200);
    if (!good.isWithdrawn) liked.add(good);
  },
);

const signsIn = step(
  'signs in',
  fc.record({ as: fc.nat(3) }),
  async (world, { as }, { browser }) => {
    const customer = world.shop.customers[as];
    const { phone = '' } = customer ?? {};
    ok(await ask(world, browser, '/user/send-code', { body: { phone } }));
    const answer = await ask(world, browser, '/user/sign-in', { body: { phone, code: '12345' } });
    ok(answer);
    world.tokens.set(browser, String(answer.data.token));
    if (customer) signIn(world.shop, browser, customer);
  },
  ['guest'],
);

const signsOut = step(
  'signs out',
  nothing,
  async (world, _, { browser }) => {
    ok(await ask(world, browser, '/user/sign-out', REMOVE));
    world.tokens.delete(browser);
    browser.customer = null;
  },
  ['customer'],
);

const picks = fc.uniqueArray(fc.record({ good: fc.nat(5), amount }), {
  selector: ({ good }) => good,
  minLength: 1,
  maxLength: 3,
});

const orders = step(
  'orders',
  fc.record({
    picks: fc.option(picks),
    payment: fc.constantFrom('cash', 'card', 'instalment', 'payme', 'click'),
    isDelivered: fc.boolean(),
    /** How far the price has changed since the page was read. */
    off: fc.constantFrom(0, 0, 0, 0, 0, 1000),
  }),
  async (world, { picks: chosen, off, ...given }, { browser }) => {
    const { shop } = world;
    const cart = [...cartOf(shop, shopperOf(browser))];
    const wanted = chosen
      ? chosen.map((pick) => ({ good: shop.goods[pick.good] as Good, amount: pick.amount }))
      : cart.map(([good, pieces]) => ({ good, amount: pieces })).filter((one) => one.amount > 0);
    if (wanted.length === 0) return;
    const lines = wanted.map((one) => ({ ...one, seen: priceOf(one.good) + off }));
    const phone = world.phones[0] ?? '';
    await order(world, { ...given, browser, phone, lines, isOneClick: false });
  },
  ['customer'],
);

const ordersAtOnce = step(
  'orders with one click',
  fc.record({ amount, phone: fc.nat(3), off: fc.constantFrom(0, 0, 0, 0, 1000) }),
  async (world, given, { browser, good }) => {
    const lines = [{ good, amount: given.amount, seen: priceOf(good) + given.off }];
    const phone = world.phones[given.phone] ?? '';
    const how = { payment: 'cash', isDelivered: true, isOneClick: true } as const;
    await order(world, { browser, phone, lines, ...how });
  },
);

async function order(world: World, wanted: Wanted): Promise<void> {
  const { shop, sent } = world;
  const refusal = refusalOf(shop, wanted);
  const request = requestOf(world, wanted, `order-${sent.length}-${world.steps}`.padEnd(40, '.'));
  const { status, data } = await ask(world, wanted.browser, request.path, request);
  expect([status, data.code ?? null]).toEqual([refusal ? 409 : 200, refusal]);
  if (refusal) return;
  const made = makeOrder(shop, Number(data.id), wanted);
  expect([data.price, data.delivery_price]).toEqual([made.total, made.delivery]);
  sent.push({ ...request, shopper: made.shopper, order: made });
}

function requestOf({ point }: World, wanted: Wanted, key: string) {
  const { lines, phone, payment, isOneClick, isDelivered } = wanted;
  const who = { full_name: 'Madina Karimova', phone_number: `+${phone}` };
  if (isOneClick) {
    const products = lines.map(({ good, amount: count, seen }) => ({
      ...{ product: good.product, price: seen * count, count },
    }));
    return { path: '/order/create', key, body: { ...who, ...TASHKENT, type: 1, products } };
  }
  const courier = { type: 'courier', ...TASHKENT, house: 'Navoiy, 1' };
  const body = {
    ...{ ...who, payment, months: 6 },
    lines: lines.map(({ good, amount: pieces, seen: price }) => ({
      ...{ sub_product: good.variant, amount: pieces, price },
    })),
    delivery: isDelivered ? courier : { type: 'pickup', point },
  };
  return { path: '/order/order', key, body };
}

const sendsAgain = step('sends the order again', nothing, async (world, { nth }) => {
  const request = world.sent.at(-1 - nth);
  const browser = request && browserOf(world, request.shopper);
  if (!browser) return;
  const { status, data } = await ask(world, browser, request.path, request);
  expect([status, data.id]).toEqual([200, request.order.id]);
});

const readOrders = step(
  'looks at the orders',
  fc.record({ locale: fc.constantFrom('uz', 'ru') }),
  async (world, { locale }, { browser }) => {
    const shopper = shopperOf(browser);
    cancelOverdue(world.shop, shopper);
    const { data } = await ask(world, browser, '/order/order?size=100', { locale });
    const shown = data.results as Record<string, unknown>[];
    const own = world.shop.orders.filter((one) => one.shopper === shopper);
    const facts = own.map(({ id, total, delivery, status, paid, payment }) => [
      id,
      { price: total, delivery_price: delivery, status, payment_status: paid, payment },
    ]);
    expect(Object.fromEntries(shown.map((one) => [one.id, one]))).toMatchObject(
      Object.fromEntries(facts),
    );
    expect(shown).toHaveLength(Math.min(own.length, 100));
  },
  ['customer'],
);

const cancels = step(
  'cancels an order',
  nothing,
  async (world, given, named) => {
    const { order: one } = named;
    const browser = actorOf(world, given, named);
    const { status } = await ask(world, browser, `/order/order/${one.id}/cancel`, { body: {} });
    expect(status).toBe(browser.customer ? cancelByCustomer(shopperOf(browser), one) : 401);
  },
  ['order'],
);

const pays = step(
  'goes to a provider',
  fc.record({ provider: fc.constantFrom('payme', 'click') }),
  async (world, given, named) => {
    const { order: one } = named;
    const browser = actorOf(world, given, named);
    const path = `/order/order/${one.id}/payment`;
    const { status } = await ask(world, browser, path, { body: { provider: given.provider } });
    if (browser.customer) cancelOverdue(world.shop, shopperOf(browser));
    const answer = () => startPayment(one, shopperOf(browser), given.provider);
    expect(status).toBe(browser.customer ? answer() : 401);
  },
  ['order'],
);

const opensPayme = step(
  'opens a transaction of Payme',
  nothing,
  async (world, _, { order: one }) => {
    const { shop } = world;
    const params = created(payingShop(world), one);
    const { result, code } = await call(payingShop(world), 'CreateTransaction', params);
    const expected = openPayme(shop, one);
    expect(result ? 'opened' : code).toBe(expected);
    if (!result) return;
    const { id } = params;
    const ours = result.transaction;
    const state = 'created';
    shop.transactions.push({ provider: 'payme', id, ours, order: one, state, at: shop.now });
  },
  ['order'],
);

const preparesClick = step(
  'prepares a payment of Click',
  nothing,
  async (world, _, { order: one }) => {
    const { shop } = world;
    const fields = fieldsOf(one);
    const { error, merchant_prepare_id } = await prepare(payingShop(world), fields);
    expect(error).toBe(prepareClick(one));
    if (error !== 0) return;
    const id = fields.click_trans_id ?? '';
    const ours = String(merchant_prepare_id);
    const state = 'created';
    shop.transactions.push({ provider: 'click', id, ours, order: one, state, at: shop.now });
  },
  ['order'],
);

/** What Payme's server asks of a transaction, and what a right shop answers. */
const paymeAsks = {
  CreateTransaction: reopenPayme,
  PerformTransaction: performPayme,
  CancelTransaction: cancelPayme,
};

const goesOn = step(
  'a provider goes on with a payment',
  fc.record({
    method: fc.constantFrom(
      'PerformTransaction',
      'PerformTransaction',
      'CancelTransaction',
      'CreateTransaction',
    ),
    error: fc.constantFrom('0', '0', '0', '-5017'),
  }),
  async (world, { method, error }, { transaction }) => {
    const { id, ours, order: one, provider } = transaction;
    if (provider === 'payme') {
      const params = { ...created(payingShop(world), one, id), reason: 5 };
      const { result, code } = await call(payingShop(world), method, params);
      expect(result?.state ?? code).toBe(paymeAsks[method](world.shop, transaction));
      return;
    }
    const fields = { ...fieldsOf(one), click_trans_id: id, merchant_prepare_id: ours, error };
    const answer = await complete(payingShop(world), fields);
    expect(answer.error).toBe(completeClick(transaction, error === '0'));
  },
  ['transaction'],
);

const movesOrder = step(
  'the merchant moves an order',
  fc.record({ to: fc.constantFrom(...ORDER_STATUSES, 'in_progress', 'done', 'done') }),
  async (world, { to }, { order: one }) => {
    const status = await command(world, 'moveOrder', { id: one.id, to });
    expect(status).toBe(moveStatus(one, to) ? 200 : 409);
  },
  ['order'],
);

const movesPayment = step(
  'the merchant notes a payment',
  fc.record({ to: fc.constantFrom(...PAYMENT_STATUSES) }),
  async (world, { to }, { order: one }) => {
    const status = await command(world, 'movePayment', { id: one.id, to });
    expect(status).toBe(movePayment(one, to) ? 200 : 409);
  },
  ['order'],
);

const confirms = step(
  'the merchant confirms an order',
  nothing,
  async (world, _, { order: one }) => {
    const status = await command(world, 'confirmOrder', { id: one.id });
    expect(status).toBe(one.confirmUntil === null ? 409 : 200);
    one.confirmUntil = null;
  },
  ['order'],
);

const stock = fc.constantFrom(0, 1, 3, 8, 12, 20);
const price = fc.integer({ min: 10, max: 250 }).map((thousands) => thousands * 1000);
const reduction = fc.option(fc.integer({ min: 1, max: 9999 }));

const restocks = step(
  'the merchant counts',
  fc.record({ stock }),
  async (world, given, { good }) => {
    const name = String(good.variant);
    const status = await command(world, 'setStock', { name, stock: given.stock });
    expect(status).toBe(200);
    supply(good, given.stock);
  },
);

const imports = step(
  'the merchant imports',
  fc.record({
    stock: fc.option(stock),
    prices: fc.option(fc.record({ price, reduction })),
    isWithdrawn: fc.option(fc.constantFrom(false, false, true)),
  }),
  async (world, { stock: counted, prices, isWithdrawn }, { good }) => {
    const discounted = prices && (prices.reduction ? prices.price - prices.reduction : null);
    const file = aFile(good.article, {
      ...(counted !== null && { stock: String(counted) }),
      ...(prices && {
        price: String(prices.price),
        discounted_price: discounted === null ? '(clear)' : String(discounted),
      }),
      ...(isWithdrawn !== null && { withdrawn: isWithdrawn ? 'yes' : 'no' }),
    });
    const given = { file, dryRun: false, withdrawOptions: false };
    expect(await command(world, 'import', given)).toBe(200);
    if (counted !== null) supply(good, counted);
    if (prices) Object.assign(good, { price: prices.price, discounted });
    if (isWithdrawn !== null) good.isWithdrawn = isWithdrawn;
  },
);

const reviews = step(
  'reviews what was received',
  fc.record({ rating: fc.integer({ min: 1, max: 5 }) }),
  async (world, given, named) => {
    const received = world.shop.orders.filter(({ status }) => status === 'done');
    const one = received.at(-1 - given.nth) ?? named.order;
    const browser = actorOf(world, given, { ...named, order: one });
    const good = (given.isOwner && one.lines[0]?.good) || named.good;
    const body = { rating: given.rating, text: 'Yaxshi buyum' };
    const path = `/catalog/product/${good.product}/review`;
    const { status } = await ask(world, browser, path, { body });
    const answer = () => review(world.shop, shopperOf(browser), good, given.rating);
    expect(status).toBe(browser.customer ? answer() : 401);
  },
  ['order'],
);

const HOUR_MS = 60 * 60 * 1000;
const passes = step(
  'time passes',
  fc.record({ hours: fc.constantFrom(1, 1, 5, 12, 25) }),
  async (world, { hours }) => {
    world.shop.now = await control(world.place, `pass/${hours * HOUR_MS}`);
  },
);
const chores = step('the chores are done', nothing, async (world) => {
  await control(world.place, 'chores');
  cancelOverdue(world.shop);
});

/** Everyone orders another thing while the process is killed; who has no answer asks again. */
const killed = step(
  'the process is killed',
  fc.record({ afterMs: fc.nat(60) }),
  async (world, given) => {
    const { shop, place } = world;
    const making = shop.browsers.flatMap((browser, at) => {
      const good = shop.goods[at] as Good;
      const lines = [{ good, amount: 1, seen: priceOf(good) }];
      const isOneClick = browser.customer === null;
      const phone = world.phones[at % 4] ?? '';
      const how = { payment: 'cash', isDelivered: true, isOneClick } as const;
      const wanted: Wanted = { browser, phone, lines, ...how };
      if (refusalOf(shop, wanted)) return [];
      const key = `killed-${world.steps}-${at}`.padEnd(40, '.');
      return [{ ...requestOf(world, wanted, key), browser, order: makeOrder(shop, 0, wanted) }];
    });
    const send = ({ browser, path, ...asked }: (typeof making)[number]) =>
      ask(world, browser, path, asked);
    const sending = making.map((one) => send(one).catch(() => null));
    await new Promise((resolve) => setTimeout(resolve, given.afterMs));
    await place.restart?.(shop.now);
    const answers = await Promise.all(sending);
    for (const [at, one] of making.entries()) {
      const again = await send(one);
      expect(again.status).toBe(200);
      const acknowledged = answers[at];
      if (acknowledged) expect(acknowledged.data.id).toBe(again.data.id);
      one.order.id = Number(again.data.id);
      world.sent.push({ ...one, shopper: one.order.shopper });
    }
  },
);

/** What happens most in a shop stands more than once. */
export const steps = [
  ...[putCart, putCart, putCart, removeCart, readCart, like, signsIn, signsIn, signsIn, signsOut],
  ...[orders, orders, orders, orders, orders, orders, ordersAtOnce, ordersAtOnce, sendsAgain],
  ...[readOrders, cancels, pays, opensPayme, opensPayme, preparesClick, goesOn, goesOn, goesOn],
  ...[movesOrder, movesOrder, movesOrder, movesPayment, confirms, restocks, restocks, imports],
  ...[reviews, reviews, passes, chores],
];
export const stepsWithKills = [...steps, killed];
