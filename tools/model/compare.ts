import { expect } from 'vitest';
import { INSTALMENT_LIMIT } from './expected';
import { exceeds, holdersOf, owedBy } from './expected-orders';
import type { Observed } from './observed';
import { observeWorld, stepsTaken, type World } from './world';

/** The interval in steps at which the comparison covers every order in the database. */
const THOROUGH_EVERY = 50;

/** Checks that the shop violates no invariant and that its state equals the model's. */
export async function compare(world: World): Promise<Observed> {
  const observed = await observeWorld(world, stepsTaken(world) % THOROUGH_EVERY === 0);
  expect(faultsOf(world, observed)).toEqual([]);
  expect(observed).toEqual(expectedOf(world));
  return observed;
}

/**
 * Lists violated invariants. Except for the number of supplied units, all figures are from the
 * database, not from the model.
 */
function faultsOf(world: World, observed: Observed): string[] {
  return [
    ...observed.faults,
    ...goodsFaults(world, observed),
    ...moneyFaults(observed),
    ...limitFaults(observed),
    ...observed.carts
      .filter(({ amount }) => amount < 0)
      .map(({ shopper, amount }) => `the cart of ${shopper} holds ${amount}`),
  ];
}

function goodsFaults({ shop }: World, { goods, orders, lines }: Observed): string[] {
  const canceled = orders.filter(({ status }) => status === 'canceled').map(({ id }) => id);
  const sold = lines.filter(({ order }) => !canceled.includes(order));
  return goods.flatMap(({ variant, stock }, place) => {
    const pieces = sumOf(
      sold.filter((line) => line.variant === variant),
      ({ amount }) => amount,
    );
    const { supplied = 0 } = shop.goods[place] ?? {};
    const isRight = stock >= 0 && stock + pieces === supplied;
    return isRight ? [] : [`of ${variant}: ${stock} left and ${pieces} sold of ${supplied}`];
  });
}

function moneyFaults({ orders, lines, payments }: Observed): string[] {
  return orders.flatMap(({ id, total, delivery, paid, taken, returned }) => {
    const own = lines.filter(({ order }) => order === id);
    const sum = sumOf(own, ({ price, amount }) => price * amount) + delivery;
    const isRight = total === sum && total > 0 && delivery >= 0;
    const isEven = taken - returned === (paid === 'confirmed' ? 1 : 0) && taken <= 1;
    const amounts = payments
      .filter(({ order, state }) => order === id && state === 'paid')
      .map(({ amount }) => amount);
    const isOnce = amounts.length <= 1 && amounts.every((amount) => amount === total);
    return [
      ...(isRight ? [] : [`order ${id}: ${total} for ${sum}`]),
      ...(isEven ? [] : [`order ${id} is ${paid}: paid ${taken} times, returned ${returned}`]),
      ...(isOnce ? [] : [`order ${id}: ${total}, but providers took ${amounts}`]),
    ];
  });
}

function limitFaults({ orders, lines }: Observed): string[] {
  const piecesOf = (id: number) =>
    sumOf(
      lines.filter(({ order }) => order === id),
      ({ amount }) => amount,
    );
  const held = orders.filter(({ confirmUntil }) => confirmUntil !== null);
  const above = held.filter((order) =>
    holdersOf(order).some(({ isSame, limit }) => {
      const together = held.filter(isSame);
      const pieces = sumOf(together, ({ id }) => piecesOf(id));
      return exceeds({ pieces, amount: sumOf(together, ({ total }) => total) }, limit);
    }),
  );
  const owing = orders.filter(({ shopper }) => owedBy({ orders }, shopper) > INSTALMENT_LIMIT);
  return [
    ...above.map(({ id }) => `order ${id} holds more than it may`),
    ...owing.map(({ shopper }) => `${shopper} owes more than the limit`),
  ];
}

function expectedOf({ shop }: World): Observed {
  const orders = [...shop.orders].sort((one, other) => one.id - other.id);
  return {
    goods: shop.goods.map(({ variant, price, discounted, stock, isWithdrawn, ratings }) => ({
      variant,
      price,
      discounted,
      stock,
      isWithdrawn,
      rating: averageOf(ratings),
      reviews: ratings.length,
    })),
    carts: inOrder(shop.carts).flatMap(([shopper, lines]) =>
      [...lines]
        .map(([{ variant }, amount]) => ({ shopper, variant, amount }))
        .sort((one, other) => one.variant - other.variant),
    ),
    liked: inOrder(shop.liked).flatMap(([shopper, goods]) =>
      [...goods]
        .map(({ product }) => ({ shopper, product }))
        .sort((one, other) => one.product - other.product),
    ),
    orders: orders.map(({ lines: _, origin, ...order }) => ({
      ...order,
      origin: order.confirmUntil === null ? null : origin,
    })),
    lines: orders.flatMap(({ id, lines }) =>
      lines
        .map(({ good, ...line }) => ({ order: id, variant: good.variant, ...line }))
        .sort((one, other) => one.variant - other.variant),
    ),
    payments: inOrder(new Map(shop.transactions.map((one) => [one.id, one]))).map(
      ([id, { order, state }]) => ({ id, order: order.id, state, amount: order.total }),
    ),
    faults: [],
  };
}

function averageOf(ratings: number[]): number {
  const sum = sumOf(ratings, (rating) => rating);
  return ratings.length === 0 ? 0 : Math.round((sum * 10) / ratings.length) / 10;
}

/** Sorts by key, as the database does. */
function inOrder<Item>(byKey: Map<string, Item>): [string, Item][] {
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
