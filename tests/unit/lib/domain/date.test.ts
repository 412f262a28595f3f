import { expect, test } from 'vitest';
import { formatCountdown, formatDate, yearOf } from '@/lib/domain/date';

test.each([
  ['2026-05-09T12:00:00+05:00', '09.05.2026'],
  ['2026-05-08T18:59:59Z', '08.05.2026'],
  ['2026-05-08T19:00:00Z', '09.05.2026'],
  ['2025-12-31T19:00:00Z', '01.01.2026'],
  ['2024-02-29T00:00:00+05:00', '29.02.2024'],
])('%s is the day %s in Tashkent (S1-04)', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test.each([
  [120, '2:00'],
  [119, '1:59'],
  [60, '1:00'],
  [9, '0:09'],
  [8.2, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d seconds to go are shown as %s (S4-07)', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('a year begins in Tashkent five hours before it does in Greenwich (S1-18)', () => {
  expect(yearOf('2026-12-31T18:59:59Z')).toBe(2026);
  expect(yearOf('2026-12-31T19:00:00Z')).toBe(2027);
});
