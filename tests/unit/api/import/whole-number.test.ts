import { expect, test } from 'vitest';
import { wholeNumberOf } from '@/api/import/read/whole-number';

const price = wholeNumberOf({ hasThousandths: false });
const units = wholeNumberOf({ hasThousandths: true });

test.each([
  ['6 498 000,00', 6_498_000],
  ['6\u00a0498\u202f000', 6_498_000],
  ['6,498,000', 6_498_000],
  ['6,498,000.00', 6_498_000],
  ['6.498.000,00', 6_498_000],
  ['6498000.0', 6_498_000],
  ['125 000 сум', 125_000],
  ["125'000 so'm", 125_000],
  [125_000, 125_000],
])('parses the price %j', (given, value) => {
  expect(price.parse(given)).toBe(value);
});

test.each([
  ['12,000', 12],
  ['12.000', 12],
  ['7 шт.', 7],
  ['7 dona', 7],
  ['0', 0],
])('parses %j as the number of units', (given, value) => {
  expect(units.parse(given)).toBe(value);
});

test.each([
  ['12,000', 'is ambiguous: 12,000 can mean 12 or 12000; write one of these'],
  ['1250,50', 'must be whole'],
  ['6 498 OOO', 'must be a number'],
  ['1,2,3', 'must be a number'],
  ['6,49,000', 'must be a number'],
  ['1e5', 'must be a number'],
  ['', 'must be a number'],
  ['15000000000000000', 'is too large'],
  ['-5', 'must not be negative'],
])('rejects the price %j', (given, message) => {
  expect(price.safeParse(given).error?.issues).toMatchObject([{ message }]);
});
