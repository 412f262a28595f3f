import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { notifyOtherTabs } from '@/lib/client/sync/tabs';
import { type Locale, REPLAY_EVERY_MS } from '@/lib/constants';
import type { OneClickForm, Order, OrderForm } from '@/lib/contract/order';
import shapes from '@/lib/contract/shapes/order.json';
import { isCustomerNameless } from '@/stores/auth';
import { caller } from './call';
import { IdempotencyKeys } from './idempotency';
import { isKeyUsed, mayBeMade, type OrderFailure, orderFailure } from './order-failure';
import { userQuery } from './user';
import { useWrite } from './write';
import { useWriteFailure } from './write-failure';

const call = caller<'order'>(shapes);

type Then = {
  /** `isEarlier`: made before the shopper changed the form that was just sent. */
  onPlaced: (order: Order, how: { isEarlier: boolean }) => void;
  onRefused: (failure: OrderFailure) => void;
};
type Kind<Body> = {
  keys: IdempotencyKeys;
  /** What is bought: while nobody knows whether it was ordered, it is not ordered twice. */
  purchaseOf: (body: Body) => string;
  send: (body: Body, options: { locale: Locale; idempotencyKey: string }) => Promise<Order>;
  changed: string[];
};

const oneClick: Kind<OneClickForm> = {
  keys: new IdempotencyKeys('one-click'),
  purchaseOf: ({ products }) => JSON.stringify(Object(products)[0]?.sub_product ?? null),
  send: (body, options) => call('order.oneClick', { body }, options),
  changed: ['orders', 'user'],
};

const checkout: Kind<OrderForm> = {
  keys: new IdempotencyKeys('checkout'),
  purchaseOf: () => 'cart',
  send: (body, options) => call('order.place', { body }, options),
  changed: ['cart', 'orders', 'addresses', 'instalment', 'user'],
};

export const useOneClickOrder = (then: Then) => useOrder(oneClick, then);

export const usePlaceOrder = (then: Then) => useOrder(checkout, then);

/** If the answer is lost, asks the API by the same key whether the order was made. */
function useOrder<Body>(kind: Kind<Body>, { onPlaced, onRefused }: Then) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const failure = useWriteFailure();
  const [lostKey, setLostKey] = useState<string | null>(null);
  const placed = (order: Order, key: string, isEarlier = false) => {
    kind.keys.made(key);
    setLostKey(null);
    onPlaced(order, { isEarlier });
    if (kind.changed.includes('cart')) notifyOtherTabs('cart');
    for (const name of kind.changed) void queryClient.invalidateQueries({ queryKey: [name] });
    // The shop names a customer after her first order, and every page greets her by the store.
    if (isCustomerNameless()) void queryClient.prefetchQuery(userQuery(locale));
  };
  useLostOrder(lostKey, {
    onFound: placed,
    onMissing: () => onRefused({ kind: 'failed', reason: 'not-made', text: '' }),
  });

  return useWrite({
    onMutate: () => setLostKey(null),
    mutationFn: async (body: Body) => {
      const key = kind.keys.keyOf(kind.purchaseOf(body));
      const order = kind.send(body, { locale, idempotencyKey: key });
      return await order.then(
        (made) => ({ made, key, isEarlier: false }),
        async (error: Error) => {
          const made = mayBeMade(error) ? await findOrder(key, locale).catch(() => null) : null;
          if (made) return { made, key, isEarlier: isKeyUsed(error) };
          throw error;
        },
      );
    },
    onSuccess: ({ made, key, isEarlier }) => placed(made, key, isEarlier),
    onError: (error, body) => {
      if (mayBeMade(error)) setLostKey(kind.keys.keyOf(kind.purchaseOf(body)));
      onRefused(orderFailure(error, failure(error, '')));
    },
  });
}

type Found = { onFound: (order: Order, key: string) => void; onMissing: () => void };

/** Asks at once and then every few seconds, also after a return from the offline page. */
function useLostOrder(key: string | null, { onFound, onMissing }: Found) {
  const locale = useLocale();
  const ask = useEffectEvent(async (lost: string, signal: AbortSignal) => {
    const order = await findOrder(lost, locale, signal).catch(() => undefined);
    if (signal.aborted || order === undefined) return;
    if (order) onFound(order, lost);
    else onMissing();
  });

  useEffect(() => {
    if (key === null) return;
    const asking = new AbortController();
    const again = () => void ask(key, asking.signal);
    again();
    const timer = setInterval(again, REPLAY_EVERY_MS);
    return () => {
      clearInterval(timer);
      asking.abort();
    };
  }, [key]);
}

/** Null if nothing was made with this key. */
function findOrder(key: string, locale: Locale, signal?: AbortSignal): Promise<Order | null> {
  return call('order.sent', {}, { locale, idempotencyKey: key, ...(signal && { signal }) });
}
