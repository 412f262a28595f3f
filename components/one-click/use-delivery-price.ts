'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { quoteQuery } from '@/lib/client/order/order';

type DeliveryQuery = {
  sub_product: number;
  amount: number;
  district: string;
};

/** Returns the price in UZS, or null until a district is selected and the API has responded. */
export function useDeliveryPrice({ district, ...line }: DeliveryQuery): number | null {
  const locale = useLocale();
  const delivery = { type: 'courier' as const, district: Number(district) };
  const { data, isPlaceholderData } = useQuery({
    ...quoteQuery(locale, { lines: [line], delivery }),
    enabled: district !== '',
  });
  return isPlaceholderData ? null : (data?.delivery_price ?? null);
}
