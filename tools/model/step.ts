import fc from 'fast-check';
import { expect } from 'vitest';
import { compare } from './compare';
import type { Browser, Good, Order, Transaction } from './expected';
import { browserOf, type ModelResponse, type World } from './world';

export type Step = fc.AsyncCommand<World, World>;
/** Selects a browser and a product by index, and an order or payment counted from the latest. */
type Positions = { sender: number; good: number; nth: number; isOwner: boolean };
type Named = { browser: Browser; good: Good; order: Order; transaction: Transaction };
type Needs = 'order' | 'transaction' | 'customer' | 'guest';

const positions = {
  sender: fc.nat(4),
  good: fc.nat(5),
  nth: fc.constantFrom(0, 0, 0, 1, 2, 3),
  /** Whether the order's customer acts instead of the selected browser. */
  isOwner: fc.constantFrom(true, true, true, false),
};
export const amount = fc.constantFrom(1, 1, 1, 2, 2, 3, 6);
export const REMOVE = { method: 'DELETE' } as const;

/** Creates a step of the model. Runs skip it unless the shop has everything in `needs`. */
export function step<Given extends object>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (world: World, given: Given & Positions, named: Named) => Promise<void>,
  needs: Needs[] = [],
): fc.Arbitrary<Step> {
  return fc.tuple(fc.record(positions), given).map(([where, own]) => ({
    check: (world: Readonly<World>) => needs.every((need) => has(world, where, need)),
    async run(world: World) {
      await run(world, { ...where, ...own }, named(world, where));
      world.steps.set(name, (world.steps.get(name) ?? 0) + 1);
      await compare(world);
    },
    toString: () => `${name} ${JSON.stringify({ ...where, ...own })}`,
  }));
}

/** For steps that have no arguments of their own. */
export const nothing = fc.constant({});

function has({ shop }: Readonly<World>, { sender }: Positions, need: Needs): boolean {
  if (need === 'order') return shop.orders.length > 0;
  if (need === 'transaction') return shop.transactions.length > 0;
  const isCustomer = shop.browsers[sender]?.customer !== null;
  return isCustomer === (need === 'customer');
}

function named(world: World, { sender, good, nth }: Positions): Named {
  const { browsers, goods, orders, transactions } = world.shop;
  return {
    browser: browsers[sender] as Browser,
    good: goods[good] as Good,
    order: orders.at(-1 - (nth % orders.length)) as Order,
    transaction: transactions.at(-1 - (nth % transactions.length)) as Transaction,
  };
}

/** Returns the browser of the shopper who placed the order, or the selected one. */
export function actorOf(
  world: World,
  { isOwner }: Positions,
  { browser, order: one }: Named,
): Browser {
  return (isOwner ? browserOf(world, one.shopper) : null) ?? browser;
}

export const ok = ({ status }: ModelResponse) => expect(status).toBe(200);
