import { expect, test } from 'vitest';
import {
  daysUntil,
  deliveryPrice,
  deliveryTerms,
  isNamedByStreet,
} from '@/lib/domain/order/delivery';

const tashkent = { courierPrice: 25_000, courierDays: 1, pickupDays: 0 };
const faraway = { courierPrice: 45_000, courierDays: 3, pickupDays: 3 };
const order = { goods: 200_000, freeFrom: 1_000_000, isExpress: true };
/** Returns the instant of a Tashkent time on 21 November 2026. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+05:00`);

test.each([
  ['courier', tashkent, true, '09:00', '2026-11-22'],
  ['courier', tashkent, true, '23:59', '2026-11-22'],
  ['courier', tashkent, false, '09:00', '2026-11-23'],
  ['courier', faraway, true, '09:00', '2026-11-24'],
  ['courier', faraway, false, '09:00', '2026-11-25'],
  ['pickup', tashkent, true, '17:59', '2026-11-21'],
  ['pickup', tashkent, true, '18:00', '2026-11-22'],
  ['pickup', tashkent, false, '09:00', '2026-11-22'],
] as const)(
  'delivers by %s to %o (express: %s, ordered at %s) on %s (B-56)',
  (delivery, region, isExpress, time, day) => {
    const { date } = deliveryTerms(delivery, region, { ...order, isExpress, now: at(time) });
    expect(date.toISOString()).toBe(`${day}T05:00:00.000Z`);
  },
);

test.each([
  ['courier', 999_999, 25_000],
  ['courier', 1_000_000, 0],
  ['pickup', 1, 0],
] as const)(
  'prices delivery by %s of goods worth %i UZS at %i UZS (B-56)',
  (delivery, goods, price) => {
    expect(deliveryPrice(delivery, tashkent, { ...order, goods })).toBe(price);
  },
);

test.each([
  ['00:00', 1],
  ['23:59', 1],
])('counts one day from %s until the next morning', (time, days) => {
  expect(daysUntil(new Date('2026-11-22T05:00:00Z'), at(time))).toBe(days);
});

test.each(['Toshkent, Qatortol koʻchasi'])(
  'detects that the name "%s" repeats the address of its pickup point',
  (name) => {
    const place = { city: 'Toshkent', address: 'Qatortol koʻchasi, 60' };
    expect(isNamedByStreet({ name, ...place })).toBe(true);
  },
);

test.each(['Chorsu, bosh punkt'])('does not treat the name "%s" as a repeated address', (name) => {
  const place = { city: 'Toshkent', address: 'Qatortol koʻchasi, 60' };
  expect(isNamedByStreet({ name, ...place })).toBe(false);
});
