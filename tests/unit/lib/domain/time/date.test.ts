import { expect, test } from 'vitest';
import {
  formatCountdown,
  formatDate,
  formatDateTime,
  isoDay,
  yearOf,
} from '@/lib/domain/time/date';

test.each([
  ['2026-05-09T12:00:00+05:00', '09.05.2026'],
  ['2026-05-08T18:59:59Z', '08.05.2026'],
  ['2026-05-08T19:00:00Z', '09.05.2026'],
  ['2025-12-31T19:00:00Z', '01.01.2026'],
  ['2024-02-29T00:00:00+05:00', '29.02.2024'],
  ['0999-06-01T00:00:00Z', '01.06.0999'],
])('formats %s as the day %s in Tashkent (S1-04)', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test.each([
  ['2026-05-08T18:59:00Z', '08.05.2026, 23:59'],
  ['2026-05-08T19:05:00Z', '09.05.2026, 00:05'],
])('formats %s as %s in Tashkent (S1-04)', (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
});

test.each([
  [120, '2:00'],
  [119, '1:59'],
  [60, '1:00'],
  [9, '0:09'],
  [8.2, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('formats %d seconds as the countdown %s (S4-07)', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('starts a new year at midnight in Tashkent, five hours before UTC (S1-18)', () => {
  expect(yearOf('2026-12-31T18:59:59Z')).toBe(2026);
  expect(yearOf('2026-12-31T19:00:00Z')).toBe(2027);
});

test('returns the date in Tashkent at a given time', () => {
  expect(isoDay('2026-11-24T18:59:59.999Z')).toBe('2026-11-24');
  expect(isoDay('2026-11-24T19:00:00.000Z')).toBe('2026-11-25');
});
