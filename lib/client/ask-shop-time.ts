import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/site.json';
import { apiTimeMissed } from '@/stores/shop-clock';
import { caller } from './call';

const call = caller<'site'>(shapes);

let asked: Promise<void> | null = null;

/**
 * Asks the API for its time by a small response that every backend has. Of the response only the
 * `Date` counts, which `call` notes for each response.
 */
export function askShopTime(locale: Locale): Promise<void> {
  asked ??= call('site.settings', {}, { locale })
    .then(() => {}, apiTimeMissed)
    .finally(() => {
      asked = null;
    });
  return asked;
}
