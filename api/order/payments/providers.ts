import type { ApiEnv } from '@/api/shared/env';
import type { ContentLocale } from '@/lib/constants';

export type Bill = { orderId: number; total: number; locale: ContentLocale; returnUrl: string };

export type PaymeSettings = { merchantId: string; key: string; checkoutUrl: string };
export type ClickSettings = {
  serviceId: string;
  merchantId: string;
  secret: string;
  payUrl: string;
};

export type Providers = { payme?: PaymeSettings; click?: ClickSettings; siteUrl: string };

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
