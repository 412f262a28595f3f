import type { Locale } from '@/lib/constants';

/** What a provider is told of an order; the sum is whole sums. */
export type Bill = { orderId: number; total: number; locale: Locale; returnUrl: string };
