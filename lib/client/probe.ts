import type { Locale } from '@/lib/constants';
import { call } from './call';

/** Whether storefront and shop API both answer again. */
export function isShopBack(locale: Locale): Promise<boolean> {
  return call('site.settings', {}, { locale }).then(
    () => true,
    () => false,
  );
}
