import { useLocale } from 'next-intl';
import { useCallback, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/constants';
import type { PeriodOf } from '@/lib/domain/time/shop-time';
import { isShopTimeUnsure, onShopTime, shopTime } from '@/stores/shop-clock';
import { fetchShopTime } from './fetch-shop-time';

/**
 * The delay in milliseconds before a page fetches the time. Most pages send another request sooner,
 * and every response includes the time.
 */
const FETCH_AFTER_MS = 300;
/** When a tab becomes visible, it fetches the time if the last response is older than this. */
const FRESH_MS = 60_000;
/**
 * The maximum number of milliseconds between checks of the clock. A longer timer could fire hours
 * late after the device wakes up.
 */
const LOOK_EVERY_MS = 60_000;

/**
 * Returns the start of the current period by the shop's clock, and re-renders when a new period
 * begins. The hook also checks the clock when the shopper returns to the page. All texts that
 * depend on the shop's time use this clock.
 *
 * @param periodOf - Returns the period that contains a given time. It must be the same function at
 *   each render.
 * @param pageTime - The start of the period in which the server rendered the page. It is returned
 *   during hydration and until the API has sent its time.
 * @returns The start of the current period, in milliseconds since 1970; `null` without `pageTime`
 *   while the time is unknown.
 */
export function useShopTime(periodOf: PeriodOf): number | null;
export function useShopTime(periodOf: PeriodOf, pageTime: number): number;
export function useShopTime(periodOf: PeriodOf, pageTime: number | null = null): number | null {
  const locale = useLocale();
  const subscribe = useCallback(
    (changed: () => void) => followShopTime({ periodOf, locale, changed }),
    [periodOf, locale],
  );
  const current = () => {
    const now = shopTime();
    return now === null ? pageTime : periodOf(now).since;
  };
  return useSyncExternalStore(subscribe, current, () => pageTime);
}

type Following = { periodOf: PeriodOf; locale: Locale; changed: () => void };

function followShopTime({ periodOf, locale, changed }: Following): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout>;
  let requestedAt = Number.NEGATIVE_INFINITY;
  const fetchIfUnsure = () => isShopTimeUnsure(FRESH_MS) && void fetchShopTime(locale);
  const look = () => {
    changed();
    clearTimeout(timer);
    timer = setTimeout(onTimer, waitMs(periodOf));
  };
  const onTimer = () => {
    if (
      performance.now() - requestedAt > LOOK_EVERY_MS &&
      isShopTimeUnsure(Number.POSITIVE_INFINITY)
    ) {
      requestedAt = performance.now();
      void fetchShopTime(locale);
    }
    look();
  };
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    fetchIfUnsure();
    look();
  };

  document.addEventListener('visibilitychange', comeBack, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal });
  window.addEventListener('online', comeBack, { signal });
  const first = setTimeout(fetchIfUnsure, FETCH_AFTER_MS);
  const forget = onShopTime(look);
  timer = setTimeout(onTimer, waitMs(periodOf));
  return () => {
    ended.abort();
    forget();
    clearTimeout(first);
    clearTimeout(timer);
  };
}

function waitMs(periodOf: PeriodOf): number {
  const now = shopTime();
  return now === null ? LOOK_EVERY_MS : Math.min(periodOf(now).until - now, LOOK_EVERY_MS);
}
