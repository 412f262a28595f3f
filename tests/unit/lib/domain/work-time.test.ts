import { expect, test } from 'vitest';
import { isOpenAt } from '@/lib/domain/time/date';

/** A moment at this time of day in Tashkent. */
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+05:00`);

test.each([
  ['09:00–21:00', '08:59', false],
  ['09:00–21:00', '09:00', true],
  ['09:00-21:00', '20:59', true],
  ['09:00–21:00', '21:00', false],
  ['20:00–02:00', '23:00', true],
  ['20:00–02:00', '01:59', true],
  ['20:00–02:00', '02:00', false],
  ['00:00–23:59', '03:00', true],
  ['20:00–02:00', '20:00', true],
  ['09:30–21:30', '09:29', false],
  ['09:30–21:30', '09:30', true],
  ['09:30–21:30', '21:29', true],
  ['09:30–21:30', '21:30', false],
  ['09:00–09:00', '12:00', true],
  [' 9:00 – 21:00 ', '12:00', true],
  ['by agreement', '12:00', null],
  ['Du–Ju 09:00–21:00', '12:00', null],
  ['09:00–21:00, Ya', '12:00', null],
])('checks whether %s includes %s: %s (S2-93)', (hours, time, expected) => {
  expect(isOpenAt(hours, at(time))).toBe(expected);
});
