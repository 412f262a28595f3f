import { expect, test } from 'vitest';
import { ageMs } from '@/lib/domain/time/time-left';

test.each([
  [5, 5, 0],
  [5, 3, 2],
  [5, 6, Number.POSITIVE_INFINITY],
  [5, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
])('at the time %i, gives the timestamp %i an age of %i ms', (now, since, age) => {
  expect(ageMs(now, since)).toBe(age);
});
