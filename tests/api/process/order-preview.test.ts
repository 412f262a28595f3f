import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxEvents } from '@/api/db/schema/events';
import { carryOut } from '@/api/operator/operator';
import { orderChange } from '@/api/operator/orders/order-change';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, stockOf } from '@/tests/api/setup/order';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

// Requirements: B-14
test('previews every change to an order without storing or publishing it (B-14)', async () => {
  const { ports } = await testShop();
  const published: string[][] = [];
  const shop = { ...ports, publishInvalidation: (tags: string[]) => void published.push(tags) };
  const [{ headers }, goods] = [await aCustomer(), await aProduct({ stock: 9 })];
  const { id } = await read('order.place', '/order/order', {
    headers,
    body: checkoutOf([goods], {}, 3),
  });
  const show = () => carryOut(shop, 'order', { id });
  const stored = async () => ({
    order: await show(),
    stock: await stockOf(goods),
    events: await shop.db.$count(outboxEvents, eq(outboxEvents.orderId, id)),
    published: published.length,
  });

  const steps = [
    ['stageOrder', { id, to: 'packed' }, /\nstatus {4}new → in_progress\nstage {5}none → packed$/],
    ['moveOrder', { id, to: 'done' }, /\nstatus {4}in_progress → done$/],
    ['movePayment', { id, to: 'confirmed' }, /\npayment {3}cash waiting → cash confirmed$/],
    [
      'returnUnits',
      { id, line: 1, units: 2 },
      /\nline 1 {4}3 × .+ → 1 × .+\nreturned {2}0 → [\d ]+\ndue back {2}0 → [\d ]+$/,
    ],
    ['refundOrder', { id, amount: 1000, note: 'card' }, /\nrefunded {2}0 → 1 000\ndue back {2}/],
  ] as const;
  for (const [verb, command, shown] of steps) {
    const before = await stored();
    const previewed = orderChange(
      before.order,
      await carryOut(shop, verb, { ...command, preview: true }),
    );
    expect(previewed).toMatch(shown);
    expect(await stored()).toEqual(before);
    expect(orderChange(before.order, await carryOut(shop, verb, command))).toBe(previewed);
  }
  await expect(carryOut(shop, 'moveOrder', { id, to: 'canceled', preview: true })).rejects.toThrow(
    `order ${id} is done and cannot become canceled`,
  );
});
