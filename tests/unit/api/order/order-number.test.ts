import { expect, test } from 'vitest';
import { randomOrderNumber } from '@/api/order/order-number';

const DRAWN = 2000;

test('generates eight-digit order numbers that are not sequential and rarely repeat', () => {
  const drawn = Array.from({ length: DRAWN }, randomOrderNumber);

  expect(drawn.filter((number) => !/^[1-9]\d{7}$/.test(String(number)))).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(DRAWN - 5);
  const steps = drawn.slice(1).map((number, at) => Math.abs(number - (drawn[at] ?? 0)));
  expect(steps.filter((step) => step < 1000).length).toBeLessThan(10);
  const leading = new Set(drawn.map((number) => String(number).charAt(0)));
  expect([...leading].sort().join('')).toBe('123456789');
});
