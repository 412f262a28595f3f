import { expect, test } from 'vitest';
import { secondsUntilRetry, toWait } from '@/lib/domain/time/retry-after';

const now = Date.parse('2026-11-23T10:00:00Z');

test.each([
  ['120', 120],
  ['Mon, 23 Nov 2026 10:01:30 GMT', 90],
  ['Mon, 23 Nov 2026 09:00:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['', null],
  [null, null],
])('reads the Retry-After header %j as %j seconds (B-79)', (header, seconds) => {
  expect(secondsUntilRetry(header, now)).toBe(seconds);
});

test.each([
  [1, { unit: 'seconds', count: 1 }],
  [59, { unit: 'seconds', count: 59 }],
  [60, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
  [3541, { unit: 'hours', count: 1 }],
  [86_400, { unit: 'hours', count: 24 }],
])('rounds a wait of %i seconds up to %j', (seconds, wait) => {
  expect(toWait(seconds)).toEqual(wait);
});
