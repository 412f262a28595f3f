import { expect, test } from 'vitest';
import { quantile } from '@/tests/support/quantile';

test.each([
  [[3, 1, 2, 4], 0.5, 2],
  [[3, 1, 2], 0.5, 2],
  [Array.from({ length: 200 }, (_, at) => at + 1), 0.99, 198],
  [[7], 0.99, 7],
  [[], 0.5, Number.NaN],
])('for the values %j, computes the quantile %d as %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});
