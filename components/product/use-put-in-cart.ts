'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { usePutInCart as usePut } from '@/lib/client/cart';

/** Sets how much of a sub-product the cart holds, and says so when that did not work. */
export function usePutInCart() {
  const t = useTranslations('cart');
  const { mutate } = usePut({ onFailed: () => toast(t('failed'), { kind: 'error' }) });
  return (subProduct: number, amount: number) => mutate({ subProduct, amount });
}
