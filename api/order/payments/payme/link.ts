import type { Bill, PaymeSettings } from '@/api/order/payments/providers';
import { toTiyin } from './view';

/** Builds the URL of Payme's page for one order. Its path carries the parameters in base64. */
export function paymeLink(
  { checkoutUrl, merchantId }: PaymeSettings,
  { orderId, total, locale, returnUrl }: Bill,
): string {
  const parameters = {
    m: merchantId,
    'ac.order_id': orderId,
    a: toTiyin(total),
    l: locale,
    c: returnUrl,
  };
  const text = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `${checkoutUrl.replace(/\/$/, '')}/${Buffer.from(text.join(';')).toString('base64')}`;
}
