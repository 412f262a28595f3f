import { expect, test } from 'vitest';
import { linesLeft } from '@/lib/domain/order/order-again';

const line = (sub_product: number, amount: number) => ({
  sub_product,
  amount,
  product: { name: `Qozon ${sub_product}` },
});

test('limits the units of a repeated order to the stock', () => {
  const ordered = [line(1, 2), line(2, 3), line(3, 1), line(4, 1)];
  const stocks = [2, 1, 0].map((stock, index) => ({ sub_product: index + 1, stock }));
  expect(linesLeft(ordered, stocks).map(({ amount, state }) => [amount, state])).toEqual([
    [2, 'whole'],
    [1, 'less'],
    [0, 'gone'],
    [0, 'gone'],
  ]);
});
