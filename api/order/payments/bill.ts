import type { Locale } from '@/lib/constants';

export type Bill = { orderId: number; total: number; locale: Locale; returnUrl: string };
