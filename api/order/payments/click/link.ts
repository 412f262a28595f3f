import type { Bill, ClickSettings } from '@/api/order/payments/providers';

/** Builds the URL of Click's payment page. `total` is in UZS. */
export function clickLink(
  { payUrl, serviceId, merchantId }: ClickSettings,
  { orderId, total, returnUrl }: Bill,
): string {
  const url = new URL(payUrl);
  url.search = new URLSearchParams({
    service_id: serviceId,
    merchant_id: merchantId,
    amount: String(total),
    transaction_param: String(orderId),
    return_url: returnUrl,
  }).toString();
  return url.toString();
}
