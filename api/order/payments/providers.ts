import type { ApiEnv } from '@/api/shared/env';
import type { ContentLocale } from '@/lib/constants';
import type { PaymentProvider } from '@/lib/domain/order/payment-methods';

/** The order to pay. `total` is in UZS. */
export type Bill = { orderId: number; total: number; locale: ContentLocale; returnUrl: string };

/**
 * The settings of Payme: the merchant, the key of its callbacks, and the address of its payment
 * page.
 */
export type PaymeSettings = { merchantId: string; key: string; checkoutUrl: string };
/**
 * The settings of Click: the merchant and its service, the key that signs callbacks, and the
 * address of its payment page.
 */
export type ClickSettings = {
  serviceId: string;
  merchantId: string;
  secret: string;
  payUrl: string;
};

/** Settings of each payment provider. */
export type ProviderSettings = { payme: PaymeSettings; click: ClickSettings };

/** Settings of the shop's payment providers, and the shop's own address. */
export type Providers = Partial<ProviderSettings> & { siteUrl: string };

/** Paths below `/api/v1/payment` that the servers of each provider request. */
export const callbacks = {
  payme: ['payme'],
  click: ['click/prepare', 'click/complete'],
} as const satisfies Record<PaymentProvider, readonly string[]>;

/** Reads the settings of the providers. A provider is absent unless all its keys are set. */
export function providersOf(env: ApiEnv): Providers {
  const { PAYME_MERCHANT_ID: paymeId, PAYME_KEY: key } = env;
  const { CLICK_SERVICE_ID: serviceId, CLICK_MERCHANT_ID: merchantId } = env;
  const { CLICK_SECRET_KEY: secret } = env;
  return {
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    ...(paymeId && key && { payme: { merchantId: paymeId, key, checkoutUrl: env.PAYME_URL } }),
    ...(serviceId &&
      merchantId &&
      secret && { click: { serviceId, merchantId, secret, payUrl: env.CLICK_URL } }),
  };
}
