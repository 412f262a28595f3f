import type { Locale } from '@/lib/constants';

/** The data of an order for a provider; the amount is in whole soʻm. */
export type Bill = { orderId: number; total: number; locale: Locale; returnUrl: string };
