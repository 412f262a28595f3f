import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale, PaymentMethod } from '@/lib/constants';
import type { Sent } from '@/lib/contract/contract';
import shapes from '@/lib/contract/shapes/order.json';
import { ApiError } from '@/lib/http/errors';
import { caller } from './call';
import { useWrite } from './write';

const call = caller<'order'>(shapes);

/** The last quote stays visible while a new one is loading. */
export const quoteQuery = (locale: Locale, body: Sent<'order.quote'>['body']) =>
  queryOptions({
    queryKey: ['quote', locale, body],
    queryFn: ({ signal }) => call('order.quote', { body }, { locale, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

export const orderQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: ['orders', locale, id],
    queryFn: ({ signal }) => call('order.get', { params: { id } }, { locale, signal }),
  });

/** Whatever the answer, the orders are read again: they may have changed meanwhile. */
export function useCancelOrder() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: number) => call('order.cancel', { params: { id } }, { locale }),
    onSettled: () => {
      for (const key of ['orders', 'instalment']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}

export const PAY_KEY = ['pay'];

type Payment = { order: number; provider: PaymentMethod };
type PaymentFailed = { onFailed: (order: number, error: Error) => void };

/** Goes to the payment page, unless the shopper has left the page meanwhile. */
export function useStartPayment({ onFailed }: PaymentFailed) {
  const locale = useLocale();
  return useWrite({
    mutationKey: PAY_KEY,
    onMutate: () => window.location.pathname,
    mutationFn: async ({ order, provider }: Payment) => {
      const sent = { params: { id: order }, body: { provider } };
      const { redirect_url: address } = await call('order.pay', sent, { locale });
      if (!isWebAddress(address)) throw new ApiError('malformed');
      return address;
    },
    onSuccess: (address, _sent, startedAt) => {
      if (window.location.pathname === startedAt) window.location.assign(address);
    },
    onError: (error, { order }, startedAt) =>
      window.location.pathname === startedAt && onFailed(order, error),
  });
}

function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(address);
}
