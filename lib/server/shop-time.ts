import { cache } from 'react';
import type { PeriodOf } from '@/lib/domain/time/shop-time';
import { limitPageTo } from '@/lib/render-context/page-expiry';
import { apiAheadMs } from './site';

/** The time of the shop in one render, in milliseconds since 1970: that of its API. */
export const shopTime = cache(async () => Date.now() + (await apiAheadMs()));

/**
 * Returns the start of the period in which a page is rendered, in milliseconds since 1970. The page
 * is not served fresh beyond the end of the period: it shows something that changes then.
 */
export async function pagePeriod(periodOf: PeriodOf): Promise<number> {
  const { since, until } = periodOf(await shopTime());
  await endPageAt(until);
  return since;
}

/** The page shows something that is different from this moment on, in the time of the shop. */
export async function endPageAt(at: number): Promise<void> {
  limitPageTo(at - (await apiAheadMs()));
}
