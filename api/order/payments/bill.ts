import type { Locale } from '@/lib/constants';

/** What a provider needs to know of an order; the amount is in whole soʻm. */
export type Bill = { orderId: number; total: number; locale: Locale; returnUrl: string };
