import fc from 'fast-check';
import { expect } from 'vitest';
import { TASHKENT } from '@/tests/api/setup/order';
import { type Browser, cartOf, type Good, type Order, priceOf, shopperOf } from './expected';
import {
  cancelByCustomer,
  cancelOverdue,
  makeOrder,
  refusalOf,
  type Wanted,
} from './expected-orders';
import { actorOf, amount, nothing, step } from './step';
import { browserOf, requestShop, stepsTaken, type World } from './world';

const picks = fc.uniqueArray(fc.record({ good: fc.nat(5), amount }), {
  selector: ({ good }) => good,
  minLength: 1,
  maxLength: 3,
});

export const orders = step(
  'orders',
  fc.record({
    picks: fc.option(picks),
    payment: fc.constantFrom('cash', 'card', 'instalment', 'payme', 'click'),
    isDelivered: fc.boolean(),
    /** The difference between the displayed price and the current one, in UZS. */
    off: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1000),
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

export const ordersAtOnce = step(
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
  const request = requestOf(
    world,
    wanted,
    `order-${sent.length}-${stepsTaken(world)}`.padEnd(40, '.'),
  );
  const { status, data } = await requestShop(world, wanted.browser, request.path, request);
  expect([status, data.code ?? null]).toEqual([refusal ? 409 : 200, refusal]);
  if (refusal) return;
  const made = makeOrder(shop, Number(data.id), wanted);
  expect([data.price, data.delivery_price]).toEqual([made.total, made.delivery]);
  sent.push({ ...request, shopper: made.shopper, order: made });
}

export function requestOf({ point }: World, wanted: Wanted, key: string) {
  const { lines, phone, payment, isOneClick, isDelivered } = wanted;
  const sender = { full_name: 'Madina Karimova', phone_number: `+${phone}` };
  if (isOneClick) {
    const products = lines.map(({ good, amount: count, seen }) => ({
      product: good.product,
      price: seen * count,
      count,
    }));
    return { path: '/order/create', key, body: { ...sender, ...TASHKENT, type: 1, products } };
  }
  const courier = { type: 'courier', ...TASHKENT, house: 'Navoiy, 1' };
  const body = {
    ...sender,
    payment,
    months: 6,
    lines: lines.map(({ good, amount: pieces, seen: price }) => ({
      sub_product: good.variant,
      amount: pieces,
      price,
    })),
    delivery: isDelivered ? courier : { type: 'pickup', point },
  };
  return { path: '/order/order', key, body };
}

export const sendsAgain = step('sends the order again', nothing, async (world, { nth }) => {
  const request = world.sent.at(-1 - nth);
  const browser = request && browserOf(world, request.shopper);
  if (!browser) return;
  const { status, data } = await requestShop(world, browser, request.path, request);
  expect([status, data.id]).toEqual([200, request.order.id]);
  world.sentAgain += 1;
});

export const readOrders = step(
  'views the orders',
  fc.record({ locale: fc.constantFrom('uz', 'ru') }),
  async (world, { locale }, { browser }) => {
    const shopper = shopperOf(browser);
    cancelOverdue(world.shop, shopper);
    const { data } = await requestShop(world, browser, '/order/order?size=100', { locale });
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

export const cancels = step(
  'cancels an order',
  nothing,
  async (world, given, named) => {
    const { order: one } = named;
    const browser = actorOf(world, given, named);
    const { status } = await requestShop(world, browser, `/order/order/${one.id}/cancel`, {
      body: {},
    });
    expect(status).toBe(browser.customer ? cancelByCustomer(shopperOf(browser), one) : 401);
  },
  ['order'],
);

type Making = ReturnType<typeof requestOf> & { browser: Browser; order: Order };

/**
 * Sends an order for each shopper, each for a different product, while `trouble` makes the process
 * or the machine fail. Then sends every order again and checks that it exists only once.
 */
export async function orderAmid(world: World, trouble: () => Promise<void>): Promise<void> {
  const making = ordersOfEveryone(world);
  const send = ({ browser, path, ...body }: Making) => requestShop(world, browser, path, body);
  const sending = making.map((one) => send(one).catch(() => null));
  await trouble();
  const responses = await Promise.all(sending);
  for (const [at, one] of making.entries()) {
    const again = await send(one);
    expect(again.status).toBe(200);
    const first = responses[at];
    expect([200, 503, undefined]).toContain(first?.status);
    if (first?.status === 200) expect(first.data.id).toBe(again.data.id);
    world.sentAgain += 1;
    one.order.id = Number(again.data.id);
    world.sent.push({ ...one, shopper: one.order.shopper });
  }
}

function ordersOfEveryone(world: World): Making[] {
  const { shop } = world;
  return shop.browsers.flatMap((browser, at) => {
    const good = shop.goods[at] as Good;
    const lines = [{ good, amount: 1, seen: priceOf(good) }];
    const isOneClick = browser.customer === null;
    const phone = world.phones[at % 4] ?? '';
    const how = { payment: 'cash', isDelivered: true, isOneClick } as const;
    const wanted: Wanted = { browser, phone, lines, ...how };
    if (refusalOf(shop, wanted)) return [];
    const key = `amid-${stepsTaken(world)}-${at}`.padEnd(40, '.');
    return [{ ...requestOf(world, wanted, key), browser, order: makeOrder(shop, 0, wanted) }];
  });
}
