import type { Delivery } from '@/lib/constants';
import { TASHKENT_OFFSET_MS } from '@/lib/domain/time/date';

/**
 * The hour in Tashkent at which delivery starts, and the cutoff hour for delivery on the same day.
 */
const OPENS_AT_HOUR = 10;
const SAME_DAY_UNTIL_HOUR = 18;
/**
 * Extra days for products that are not `express`, because they must first arrive at the shop's
 * warehouse.
 */
export const PREPARATION_DAYS = 1;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The delivery terms of a region. The price is in whole UZS. */
export type RegionTerms = { courierPrice: number; courierDays: number; pickupDays: number };

type Order = {
  goods: number;
  isExpress: boolean;
  freeFrom: number;
};

/**
 * Computes the delivery price in UZS.
 *
 * Pickup is free. Courier delivery is free if the goods cost at least `freeFrom` UZS.
 */
export function deliveryPrice(
  delivery: Delivery,
  region: Pick<RegionTerms, 'courierPrice'>,
  { goods, freeFrom }: Pick<Order, 'goods' | 'freeFrom'>,
): number {
  return delivery === 'pickup' || goods >= freeFrom ? 0 : region.courierPrice;
}

/** Returns the days until delivery, including preparation unless all products are `express`. */
export function deliveryDays(
  delivery: Delivery,
  region: Omit<RegionTerms, 'courierPrice'>,
  isExpress: boolean,
): number {
  const days = delivery === 'pickup' ? region.pickupDays : region.courierDays;
  return days + (isExpress ? 0 : PREPARATION_DAYS);
}

/**
 * Computes the delivery price in UZS and the delivery date.
 *
 * @returns `date` is the time at which delivery starts on that day in Tashkent (UTC+5).
 */
export function deliveryTerms(
  delivery: Delivery,
  region: RegionTerms,
  order: Order & { now: Date },
): { price: number; date: Date } {
  return {
    price: deliveryPrice(delivery, region, order),
    date: openingAfter(order.now, deliveryDays(delivery, region, order.isExpress)),
  };
}

/** Returns whether a pickup point's name only repeats its city and street. */
export function isNamedByStreet(point: { name: string; city: string; address: string }): boolean {
  return `${point.city}, ${point.address}`.startsWith(point.name);
}

/** Counts the calendar days in Tashkent between two moments; 0 is the same day. */
export function daysUntil(date: Date, now: Date): number {
  return (midnightBefore(date) - midnightBefore(now)) / DAY_MS;
}

/**
 * Returns the time at which delivery starts on the day that is `days` from now. After the cutoff
 * hour, that day is tomorrow at the earliest.
 */
export function openingAfter(now: Date, days: number): Date {
  const [midnight, cutoff] = deliveryDayChanges(now.getTime());
  const isLate = now.getTime() >= cutoff;
  return new Date(midnight + Math.max(days, isLate ? 1 : 0) * DAY_MS + OPENS_AT_HOUR * HOUR_MS);
}

/**
 * Returns the times at which delivery dates change on the current day in Tashkent: the last
 * midnight, the cutoff for delivery on the same day, and the next midnight, in milliseconds since
 * 1970.
 */
export function deliveryDayChanges(now: number): [midnight: number, cutoff: number, next: number] {
  const midnight = midnightBefore(new Date(now)) - TASHKENT_OFFSET_MS;
  return [midnight, midnight + SAME_DAY_UNTIL_HOUR * HOUR_MS, midnight + DAY_MS];
}

function midnightBefore(at: Date): number {
  const local = at.getTime() + TASHKENT_OFFSET_MS;
  return Math.floor(local / DAY_MS) * DAY_MS;
}
