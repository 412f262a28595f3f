import { expect, test } from 'vitest';
import { isOpenAt } from '@/lib/domain/time/date';

/** Returns the timestamp of this time of day in Tashkent. */
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+05:00`);

test.each([
  ['09:00–21:00', '09:00'],
  ['09:00-21:00', '20:59'],
  ['20:00–02:00', '23:00'],
  ['20:00–02:00', '01:59'],
  ['00:00–23:59', '03:00'],
  ['20:00–02:00', '20:00'],
  ['09:30–21:30', '09:30'],
  ['09:30–21:30', '21:29'],
  ['09:00–09:00', '12:00'],
  [' 9:00 – 21:00 ', '12:00'],
])('considers a branch with the hours %j open at %s (S2-93)', (hours, time) => {
  expect(isOpenAt(hours, at(time))).toBe(true);
});

test.each([
  ['09:00–21:00', '08:59'],
  ['09:00–21:00', '21:00'],
  ['20:00–02:00', '02:00'],
  ['09:30–21:30', '09:29'],
  ['09:30–21:30', '21:30'],
])('considers a branch with the hours %j closed at %s (S2-93)', (hours, time) => {
  expect(isOpenAt(hours, at(time))).toBe(false);
});

test.each([
  ['by agreement', '12:00'],
  ['Du–Ju 09:00–21:00', '12:00'],
  ['09:00–21:00, Ya', '12:00'],
])('returns null for hours that it cannot read: "%s" at %s (S2-93)', (hours, time) => {
  expect(isOpenAt(hours, at(time))).toBe(null);
});
