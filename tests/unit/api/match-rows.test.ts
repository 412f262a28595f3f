import { expect, test } from 'vitest';
import { isReordered, matchRows, positionsOf, positionsWithin } from '@/api/content/match-rows';

const keyOf = (values: string) => values.charAt(0);
const rows = (...values: string[]) =>
  values.map((one, at) => ({ id: at + 1, position: (at + 1) * 10, values: one }));
const wanted = (...values: (string | [number, string])[]) =>
  values.map((one) => (typeof one === 'string' ? { values: one } : { id: one[0], values: one[1] }));
const idsOf = (pairs: ReturnType<typeof matchRows<string>>) =>
  pairs.map(({ old }) => old?.id ?? null);

test('matches rows by id, or without an id by their key', () => {
  const old = rows('a1', 'b1', 'c1');
  expect(idsOf(matchRows(old, wanted('b2', 'd', 'a2'), keyOf))).toEqual([2, null, 1]);
  expect(idsOf(matchRows(old, wanted([3, 'a2'], 'a3'), keyOf))).toEqual([3, 1]);
  expect(idsOf(matchRows(old, wanted([9, 'a2'], [1, 'x']), keyOf))).toEqual([null, 1]);
});

test('matches rows with equal keys in order, each row only once', () => {
  const old = rows('a1', 'a2');
  expect(idsOf(matchRows(old, wanted('a', 'a', 'a'), keyOf))).toEqual([1, 2, null]);
});

test.each([
  [['a', 'b', 'c'], [10, 20, 30], false],
  [['a', 'c'], [10, 30], false],
  [['a', 'b', 'c', 'd', 'e'], [10, 20, 30, 31, 32], false],
  [['d', 'a'], [0, 1], false],
  [['b', 'a'], [0, 1], true],
  [['b', 'a', 'd'], [0, 1, 2], true],
  [['d'], [0], false],
  [[], [], false],
])('gives the rows %j the positions %j', (values, positions, isOther) => {
  const pairs = matchRows(rows('a', 'b', 'c'), wanted(...values), keyOf);
  expect([positionsOf(pairs), isReordered(pairs)]).toEqual([positions, isOther]);
});

test('assigns positions separately within each group of rows', () => {
  const pairs = matchRows(rows('a1', 'b1'), wanted('b1', 'a1', 'b2'), (values) => values);
  expect(positionsWithin(pairs, keyOf)).toEqual([20, 10, 21]);
});
