import { expect, test } from 'vitest';
import { daysUntil, openingAfter } from '@/lib/domain/order/delivery';
import { sentAt } from '@/lib/domain/order/sent-at';
import { deliveryPeriodOf, minuteOf, secondOf, yearPeriodOf } from '@/lib/domain/time/shop-time';

const at = (iso: string) => Date.parse(iso);
const tashkent = (text: string) => at(`${text}+05:00`);

test.each([
  ['2026-11-28T00:00:00.000', '2026-11-28T00:00', '2026-11-28T18:00'],
  ['2026-11-28T04:59:59.999', '2026-11-28T00:00', '2026-11-28T18:00'],
  ['2026-11-28T17:59:59.999', '2026-11-28T00:00', '2026-11-28T18:00'],
  ['2026-11-28T18:00:00.000', '2026-11-28T18:00', '2026-11-29T00:00'],
  ['2026-12-31T23:59:59.999', '2026-12-31T18:00', '2027-01-01T00:00'],
  // Days on which other countries change their clocks. Tashkent is UTC+5 all year.
  ['2026-03-29T06:30:00.000', '2026-03-29T00:00', '2026-03-29T18:00'],
  ['2026-10-25T06:30:00.000', '2026-10-25T00:00', '2026-10-25T18:00'],
  ['1969-12-31T20:00:00.000', '1969-12-31T18:00', '1970-01-01T00:00'],
])('for %s, finds the delivery period from %s until %s', (moment, since, until) => {
  expect(deliveryPeriodOf(tashkent(moment))).toEqual({
    since: tashkent(since),
    until: tashkent(until),
  });
});

test('promises the same delivery day and date throughout a delivery period', () => {
  const promised = (now: number, days: number) => {
    const date = openingAfter(new Date(now), days);
    return [date.toISOString(), daysUntil(date, new Date(now))];
  };
  for (let now = tashkent('2026-11-27T23:50'); now < tashkent('2026-11-29T00:10'); now += 599_999) {
    const { since } = deliveryPeriodOf(now);
    for (const days of [0, 1, 3]) expect(promised(now, days)).toEqual(promised(since, days));
  }
});

test('returns the bounds of the second, minute and Tashkent year of a given time', () => {
  const now = at('2026-12-31T18:59:59.500Z');
  expect(secondOf(now)).toEqual({
    since: at('2026-12-31T18:59:59Z'),
    until: at('2026-12-31T19:00:00Z'),
  });
  expect(minuteOf(now)).toEqual({
    since: at('2026-12-31T18:59:00Z'),
    until: at('2026-12-31T19:00:00Z'),
  });
  expect(yearPeriodOf(now)).toEqual({
    since: tashkent('2026-01-01T00:00'),
    until: tashkent('2027-01-01T00:00'),
  });
  expect(yearPeriodOf(now + 500).since).toBe(tashkent('2027-01-01T00:00'));
});

test.each([
  [{ date: 'Sat, 28 Nov 2026 12:50:00 GMT' }, '2026-11-28T17:50:00+05:00'],
  [{ date: 'Sat, 28 Nov 2026 12:50:00 GMT', age: '600' }, '2026-11-28T18:00:00+05:00'],
  [{ date: 'Sat, 28 Nov 2026 12:50:00 GMT', age: 'old' }, '2026-11-28T17:50:00+05:00'],
])('reads the API time from a response with %j', (headers, moment) => {
  expect(sentAt(new Headers(headers))).toBe(at(moment));
});

test.each([[{}], [{ date: '' }], [{ date: 'yesterday' }]])(
  'reads no API time from a response with %j',
  (headers) => {
    expect(sentAt(new Headers(headers as Record<string, string>))).toBeNull();
  },
);
