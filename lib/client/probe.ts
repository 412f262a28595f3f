import type { Locale } from '@/lib/constants';
import { call } from './call';

/** Whether both the storefront and the API answer again. */
export function isShopBack(locale: Locale): Promise<boolean> {
  return call('site.settings', {}, { locale }).then(
    () => true,
    () => false,
  );
}
