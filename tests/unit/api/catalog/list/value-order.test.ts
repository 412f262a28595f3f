import { expect, test } from 'vitest';
import { byNumbers } from '@/api/catalog/list/value-order';

const ordered = (...texts: string[]) => byNumbers(texts, (text) => text);

test.each([
  ['8/256 GB, 12/512 GB, 8/128 GB, 12/256 GB', '8/128 GB, 8/256 GB, 12/256 GB, 12/512 GB'],
  ['1,5 l, 10 l, 0,5 l', '0,5 l, 1,5 l, 10 l'],
  ['44, 42, 43.5, 42', '42, 42, 43.5, 44'],
  ['2XL, XL, 3XL', 'XL, 2XL, 3XL'],
])('sorts %s by number into %s', (before, after) => {
  expect(ordered(...before.split(/, /)).join(', ')).toBe(after);
});

test('sorts values within each unit, but does not sort values without a number', () => {
  expect(ordered('500 ml', '1 l', '250 ml')).toEqual(['250 ml', '500 ml', '1 l']);
  expect(ordered('M', 'S', 'L')).toEqual(['M', 'S', 'L']);
});
