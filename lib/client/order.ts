import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { notifyOtherTabs } from '@/lib/client/sync/tabs';
import type { Locale, PaymentMethod } from '@/lib/constants';
import type { Sent } from '@/lib/contract/contract';
import type { OneClickForm, Order, OrderForm, RefusedOrder } from '@/lib/contract/order';
import { ApiError } from '@/lib/http/errors';
import { call } from './call';
import { IdempotencyKeys } from './idempotency';
import { useWrite } from './write';

type Then = { onPlaced: (order: Order) => void; onRefused: (failure: OrderFailure) => void };

const oneClickKeys = new IdempotencyKeys('one-click');
const checkoutKeys = new IdempotencyKeys('checkout');

/** The same form sent twice is one order. */
export function useOneClickOrder({ onPlaced, onRefused }: Then) {
  const locale = useLocale();
  const queryClient = useQueryClient();

  return useWrite({
    mutationFn: async (body: OneClickForm) =>
      placed(
        await call(
          'order.oneClick',
          { body },
          { locale, idempotencyKey: oneClickKeys.keyOf(body) },
        ),
      ),
    onSuccess: (order, body) => {
      oneClickKeys.made(body);
      onPlaced(order);
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) => onRefused(orderFailure(error)),
  });
}

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

/** Places the order; its lines then leave the cart in every tab. */
export function usePlaceOrder({ onPlaced, onRefused }: Then) {
  const locale = useLocale();
  const queryClient = useQueryClient();

  return useWrite({
    mutationFn: async (body: OrderForm) =>
      placed(
        await call('order.place', { body }, { locale, idempotencyKey: checkoutKeys.keyOf(body) }),
      ),
    onSuccess: (order, body) => {
      checkoutKeys.made(body);
      onPlaced(order);
      notifyOtherTabs('cart');
      for (const key of ['cart', 'orders', 'addresses']) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    },
    onError: (error) => onRefused(orderFailure(error)),
  });
}

export const PAY_KEY = ['pay'];

type Payment = { order: number; provider: PaymentMethod };

/** Goes to the payment page, unless the shopper has left the page meanwhile. */
export function useStartPayment({ onFailed }: { onFailed: (order: number) => void }) {
  const locale = useLocale();
  return useWrite({
    mutationKey: PAY_KEY,
    onMutate: () => window.location.pathname,
    mutationFn: ({ order, provider }: Payment) =>
      call('order.pay', { params: { id: order }, body: { provider } }, { locale }),
    onSuccess: ({ redirect_url: address }, { order }, startedAt) => {
      if (window.location.pathname !== startedAt) return;
      if (isWebAddress(address)) window.location.assign(address);
      else onFailed(order);
    },
    onError: (_error, { order }, startedAt) =>
      window.location.pathname === startedAt && onFailed(order),
  });
}

function isWebAddress(address: unknown): address is string {
  return typeof address === 'string' && /^(https?:\/\/|\/(?!\/))/.test(address);
}

/** Why an order was not made, as far as its form can react to it. */
export type OrderFailure =
  | { kind: 'changed'; refused: RefusedOrder }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'failed'; reason: 'no-response' | 'too-many' | 'other'; detail: string };

/** After any other failure it is unknown whether the order was made. */
export function isRefusal(failure: OrderFailure): boolean {
  return failure.kind !== 'failed' || failure.reason === 'too-many';
}

function orderFailure(error: Error): OrderFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'other', detail: '' };
  const { kind, status, detail, fields, data } = error;
  if (kind === 'conflict' && isRefused(data)) return { kind: 'changed', refused: data };
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  if (kind === 'no-response') return { kind: 'failed', reason: 'no-response', detail };
  return { kind: 'failed', reason: status === 429 ? 'too-many' : 'other', detail };
}

/** An answer 429 is a success (S8-08) without an order. */
function placed(answer: Order): Order {
  const { id, ...rest }: { id?: unknown } = answer;
  if (typeof id === 'number') return answer;
  const detail = 'detail' in rest ? String(rest.detail) : '';
  throw new ApiError('rejected', { status: 429, detail });
}

function isRefused(data: unknown): data is RefusedOrder {
  return (
    typeof data === 'object' &&
    data !== null &&
    'code' in data &&
    'lines' in data &&
    'detail' in data
  );
}
