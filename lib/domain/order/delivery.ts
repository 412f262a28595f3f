import type { Delivery } from '@/lib/constants';
import { TASHKENT_OFFSET_MS } from '@/lib/domain/time/date';

/** A courier's opening hour, and the hour after which an order is prepared the next day. */
const OPENS_AT_HOUR = 10;
const SAME_DAY_UNTIL_HOUR = 18;
/** Goods that are not `express` must first reach the shop's own warehouse. */
export const PREPARATION_DAYS = 1;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What a region says of delivery into it; prices in Uzbek sums. */
export type RegionTerms = { courierPrice: number; courierDays: number; pickupDays: number };

type Order = {
  goods: number;
  isExpress: boolean;
  freeFrom: number;
};

export function deliveryPrice(
  delivery: Delivery,
  region: Pick<RegionTerms, 'courierPrice'>,
  { goods, freeFrom }: Pick<Order, 'goods' | 'freeFrom'>,
): number {
  return delivery === 'pickup' || goods >= freeFrom ? 0 : region.courierPrice;
}

export function deliveryDays(
  delivery: Delivery,
  region: Omit<RegionTerms, 'courierPrice'>,
  isExpress: boolean,
): number {
  const days = delivery === 'pickup' ? region.pickupDays : region.courierDays;
  return days + (isExpress ? 0 : PREPARATION_DAYS);
}

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

/** Many pickup points are named after their city and street, which their address repeats. */
export function isNamedByStreet(point: { name: string; city: string; address: string }): boolean {
  return `${point.city}, ${point.address}`.startsWith(point.name);
}

/** Calendar days in Tashkent from one moment to another: 0 is the same day. */
export function daysUntil(date: Date, now: Date): number {
  return (midnightBefore(date) - midnightBefore(now)) / DAY_MS;
}

/** The first hour of a courier after so many days; late in the day the next one counts. */
export function openingAfter(now: Date, days: number): Date {
  const [midnight, cutoff] = deliveryDayChanges(now.getTime());
  const isLate = now.getTime() >= cutoff;
  return new Date(midnight + Math.max(days, isLate ? 1 : 0) * DAY_MS + OPENS_AT_HOUR * HOUR_MS);
}

/**
 * The moments of a day in Tashkent at which delivery dates change, in milliseconds since 1970: its
 * midnight, the hour after which an order is prepared the next day, and the next midnight.
 */
export function deliveryDayChanges(now: number): [midnight: number, cutoff: number, next: number] {
  const midnight = midnightBefore(new Date(now)) - TASHKENT_OFFSET_MS;
  return [midnight, midnight + SAME_DAY_UNTIL_HOUR * HOUR_MS, midnight + DAY_MS];
}

function midnightBefore(at: Date): number {
  const local = at.getTime() + TASHKENT_OFFSET_MS;
  return Math.floor(local / DAY_MS) * DAY_MS;
}
