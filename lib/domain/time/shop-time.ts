import { deliveryDayChanges } from '@/lib/domain/order/delivery';
import { TASHKENT_OFFSET_MS } from './date';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A period `[since, until)` in which displayed text stays the same, in milliseconds since 1970. */
export type Period = { since: number; until: number };

/**
 * Returns the period that contains a given time. Both are milliseconds since 1970 by the shop's
 * clock.
 */
export type PeriodOf = (now: number) => Period;

/** Seconds, for countdowns. */
export const secondOf: PeriodOf = (now) => evenPeriod(now, SECOND_MS);

/** Minutes, for opening hours. */
export const minuteOf: PeriodOf = (now) => evenPeriod(now, MINUTE_MS);

/** The part of the day in Tashkent in which delivery dates stay the same. */
export const deliveryPeriodOf: PeriodOf = (now) => {
  const [midnight, cutoff, nextMidnight] = deliveryDayChanges(now);
  return now < cutoff ? { since: midnight, until: cutoff } : { since: cutoff, until: nextMidnight };
};

/** The calendar year in Tashkent. */
export const yearPeriodOf: PeriodOf = (now) => {
  const year = new Date(now + TASHKENT_OFFSET_MS).getUTCFullYear();
  return { since: newYear(year), until: newYear(year + 1) };
};

function newYear(year: number): number {
  return Date.UTC(year, 0, 1) - TASHKENT_OFFSET_MS;
}

function evenPeriod(now: number, lengthMs: number): Period {
  const since = Math.floor(now / lengthMs) * lengthMs;
  return { since, until: since + lengthMs };
}
