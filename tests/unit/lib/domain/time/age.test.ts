import { expect, test } from 'vitest';
import { ageMs } from '@/lib/domain/time/time-left';

test.each([
  [5, 5, 0],
  [5, 3, 2],
  [5, 6, Number.POSITIVE_INFINITY],
  [5, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
])('at the time %s, gives the timestamp %s an age of %s ms', (now, since, age) => {
  expect(ageMs(now, since)).toBe(age);
});
