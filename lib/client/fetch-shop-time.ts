import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/site.json';
import { apiTimeMissed } from '@/stores/shop-clock';
import { caller } from './call';

const call = caller<'site'>(shapes);

let pending: Promise<void> | null = null;

/**
 * Fetches the API's time with a small request that every backend supports. Only the `Date` header
 * matters; `call` records it for every response.
 */
export function fetchShopTime(locale: Locale): Promise<void> {
  pending ??= call('site.settings', {}, { locale })
    .then(() => {}, apiTimeMissed)
    .finally(() => {
      pending = null;
    });
  return pending;
}
