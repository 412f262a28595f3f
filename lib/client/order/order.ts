import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { caller } from '@/lib/client/call';
import { NEVER_FRESH_MS } from '@/lib/client/freshness';
import { useWrite } from '@/lib/client/write';
import type { Locale } from '@/lib/constants';
import type { Sent } from '@/lib/contract/contract';
import shapes from '@/lib/contract/shapes/order.json';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { ApiError } from '@/lib/http/errors';
import { createLeaving, onReturn, openDocument } from '@/lib/navigation/leave';
import { useIsLeaving } from '@/lib/navigation/use-is-leaving';

const call = caller<'order'>(shapes);

/** The quote of an order. The last quote stays visible while a new one is loading. */
export const quoteQuery = (locale: Locale, body: Sent<'order.quote'>['body']) =>
  queryOptions({
    queryKey: ['quote', locale, body],
    queryFn: ({ signal }) => call('order.quote', { body }, { locale, signal }),
    placeholderData: keepPreviousData,
    staleTime: NEVER_FRESH_MS,
    gcTime: 0,
  });

export const orderQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: ['orders', locale, id],
    queryFn: ({ signal }) => call('order.get', { params: { id } }, { locale, signal }),
  });

/**
 * Cancels an order. The orders are fetched again even after a failure, because they may have
 * changed.
 */
export function useCancelOrder() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'orderCancel',
    mutationFn: (id: number) => call('order.cancel', { params: { id } }, { locale }),
    onSettled: () => {
      for (const key of ['orders', 'instalment']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}

type ReturnRequest = { id: number; lines: number[]; reason: string };

/** Requests a return. Repeating the request for a line has no effect. */
export function useRequestReturn() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'orderReturn',
    mutationFn: ({ id, ...body }: ReturnRequest) =>
      call('order.return', { params: { id }, body }, { locale }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}

export const PAY_KEY = ['pay'];

type Payment = { order: number; provider: PaymentMethod };
type PaymentFailed = { onFailed: (order: number, error: Error) => void };

const toPayment = createLeaving();

/**
 * Opens the payment page, unless the shopper has left this page in the meantime.
 *
 * `isLeaving` is true while the browser opens the payment page. When the shopper returns from it,
 * `isLeaving` becomes false, and the orders are fetched again.
 */
export function useStartPayment({ onFailed }: PaymentFailed) {
  const locale = useLocale();
  useOrdersOnReturn();
  const write = useWrite({
    action: 'orderPay',
    mutationKey: PAY_KEY,
    onMutate: () => window.location.pathname,
    mutationFn: async ({ order, provider }: Payment) => {
      const sent = { params: { id: order }, body: { provider } };
      const { redirect_url: address } = await call('order.pay', sent, { locale });
      if (!isWebAddress(address)) throw new ApiError('malformed');
      return address;
    },
    onSuccess: (address, _sent, startedAt) => {
      if (window.location.pathname !== startedAt) return;
      toPayment.begin();
      openDocument(address);
    },
    onError: (error, { order }, startedAt) =>
      window.location.pathname === startedAt && onFailed(order, error),
  });
  return { ...write, isLeaving: useIsLeaving(toPayment) };
}

/** Fetches the orders when the shopper comes back, because the order may have been paid. */
function useOrdersOnReturn() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    onReturn(() => void queryClient.invalidateQueries({ queryKey: ['orders'] }), left.signal);
    return () => left.abort();
  }, [queryClient]);
}

function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(address);
}
