import type { ContentLocale } from '@/lib/constants';

export type Bill = { orderId: number; total: number; locale: ContentLocale; returnUrl: string };
