import { cache } from 'react';
import type { PeriodOf } from '@/lib/domain/time/shop-time';
import { limitPageTo } from '@/lib/render-context/page-expiry';
import { apiAheadMs } from './site';

/**
 * Returns the time of the API's clock in milliseconds since 1970. It is constant during a render.
 */
export const shopTime = cache(async () => Date.now() + (await apiAheadMs()));

/**
 * Returns the start of the current period in milliseconds since 1970. The page expires at the end
 * of the period, because its content then changes.
 */
export async function pagePeriod(periodOf: PeriodOf): Promise<number> {
  const { since, until } = periodOf(await shopTime());
  await endPageAt(until);
  return since;
}

/** Makes the page expire no later than `at`, in milliseconds since 1970 by the API's clock. */
export async function endPageAt(at: number): Promise<void> {
  limitPageTo(at - (await apiAheadMs()));
}
