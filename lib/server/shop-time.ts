import { cache } from 'react';
import type { PeriodOf } from '@/lib/domain/time/shop-time';
import { limitPageTo } from '@/lib/render-context/page-expiry';
import { apiAheadMs } from './site';

/**
 * Returns the shop's time, which is the API's, in milliseconds since 1970. It stays the same during
 * a render.
 */
export const shopTime = cache(async () => Date.now() + (await apiAheadMs()));

/**
 * Returns the start of the current period in milliseconds since 1970, and limits the freshness of
 * the page to the end of the period, when its content changes.
 */
export async function pagePeriod(periodOf: PeriodOf): Promise<number> {
  const { since, until } = periodOf(await shopTime());
  await endPageAt(until);
  return since;
}

/** Limits the freshness of the page to a moment in the shop's time, in milliseconds since 1970. */
export async function endPageAt(at: number): Promise<void> {
  limitPageTo(at - (await apiAheadMs()));
}
