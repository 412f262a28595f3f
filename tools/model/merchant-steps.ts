import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { supply } from './expected';
import { cancelOverdue, movePayment, moveStatus } from './expected-orders';
import { nothing, step } from './step';
import { command, control } from './world';

export const movesOrder = step(
  'the merchant changes the status of an order',
  fc.record({
    to: fc.constantFrom(...ORDER_STATUSES, 'onward', 'onward', 'onward', 'onward', 'onward'),
  }),
  async (world, given, { order: one }) => {
    const next = one.status === 'new' ? 'in_progress' : 'done';
    const to = given.to === 'onward' ? next : given.to;
    const status = await command(world, 'moveOrder', { id: one.id, to });
    expect(status).toBe(moveStatus(one, to) ? 200 : 409);
  },
  ['order'],
);

export const movesPayment = step(
  'the merchant records a payment',
  fc.record({ to: fc.constantFrom(...PAYMENT_STATUSES, 'confirmed', 'refunded') }),
  async (world, { to }, { order: one }) => {
    const status = await command(world, 'movePayment', { id: one.id, to });
    expect(status).toBe(movePayment(one, to) ? 200 : 409);
  },
  ['order'],
);

export const confirms = step(
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

export const restocks = step(
  'the merchant sets the stock',
  fc.record({ stock }),
  async (world, given, { good }) => {
    const name = `#${good.variant}`;
    const status = await command(world, 'setStock', { name, stock: given.stock });
    expect(status).toBe(200);
    supply(good, given.stock);
  },
);

export const imports = step(
  'the merchant imports products',
  fc.record({
    stock: fc.option(stock),
    prices: fc.option(fc.record({ price, reduction })),
    isWithdrawn: fc.option(fc.constantFrom(false, false, true)),
  }),
  async (world, { stock: counted, prices, isWithdrawn }, { good }) => {
    const discounted = prices && (prices.reduction ? prices.price - prices.reduction : null);
    const { article } = good;
    const first = {
      row: 2,
      article,
      ...(counted !== null && { stock: counted }),
      ...(prices && { price: prices.price, discounted_price: discounted }),
      ...(isWithdrawn !== null && { withdrawn: isWithdrawn }),
    };
    const items = [{ article, first, others: [] }];
    const given = { items, dryRun: false, withdrawOptions: false };
    expect(await command(world, 'import', given)).toBe(200);
    if (counted !== null) supply(good, counted);
    if (prices) Object.assign(good, { price: prices.price, discounted });
    if (isWithdrawn !== null) good.isWithdrawn = isWithdrawn;
  },
);

const HOUR_MS = 60 * 60 * 1000;
export const passes = step(
  'time passes',
  fc.record({ hours: fc.constantFrom(1, 1, 5, 12, 25) }),
  async (world, { hours }) => {
    world.shop.now = await control(world.place, `pass/${hours * HOUR_MS}`);
  },
);
export const chores = step('the maintenance jobs run', nothing, async (world) => {
  await control(world.place, 'chores');
  cancelOverdue(world.shop);
});
