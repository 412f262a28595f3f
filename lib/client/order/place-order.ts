import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { caller } from '@/lib/client/call';
import { userQuery } from '@/lib/client/session/user';
import { notifyOtherTabs } from '@/lib/client/sync/tabs';
import { useWrite } from '@/lib/client/write';
import { useWriteFailure } from '@/lib/client/write-failure';
import { type Locale, REPLAY_EVERY_MS } from '@/lib/constants';
import type { OneClickForm, Order, OrderForm } from '@/lib/contract/order';
import shapes from '@/lib/contract/shapes/order.json';
import { contentKey } from '@/lib/domain/text/content-key';
import { isCustomerNameless } from '@/stores/auth';
import { IdempotencyKeys } from './idempotency';
import { type Attempt, attemptOrder, type Outcome, outcomeOf, type Press } from './order-attempt';
import { mayHaveBeenPlaced, type OrderFailure, orderFailure } from './order-failure';

const call = caller<'order'>(shapes);

type Then = {
  /** `isEarlier`: the order was created before the shopper changed the form. */
  onPlaced: (order: Order, how: { isEarlier: boolean }) => void;
  onRefused: (failure: OrderFailure) => void;
};
type Kind<Body> = {
  keys: IdempotencyKeys;
  /** Identifies the purchase. While its outcome is unknown, every attempt sends the same key. */
  purchaseOf: (body: Body) => string;
  goodsOf: (body: Body) => Press['goods'];
  send: (body: Body, options: { locale: Locale; idempotencyKey: string }) => Promise<Order>;
  changed: string[];
};

const oneClick: Kind<OneClickForm> = {
  keys: new IdempotencyKeys('one-click'),
  purchaseOf: ({ products }) => JSON.stringify(Object(products)[0]?.sub_product ?? null),
  goodsOf: ({ products }) => {
    const { sub_product, count } = Object(Object(products)[0]);
    return [{ sub_product, amount: count }];
  },
  send: (body, options) => call('order.oneClick', { body }, options),
  changed: ['orders', 'user'],
};

const checkout: Kind<OrderForm> = {
  keys: new IdempotencyKeys('checkout'),
  purchaseOf: () => 'cart',
  goodsOf: ({ lines }) => lines,
  send: (body, options) => call('order.place', { body }, options),
  changed: ['cart', 'orders', 'addresses', 'instalment', 'user'],
};

export const useOneClickOrder = (then: Then) => useOrder(oneClick, then);

export const usePlaceOrder = (then: Then) => useOrder(checkout, then);

/**
 * Returns the mutation that places an order. If the response is lost, the hook looks up the order
 * by its idempotency key.
 */
function useOrder<Body>(kind: Kind<Body>, { onPlaced, onRefused }: Then) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const failure = useWriteFailure();
  const sent = useRef<Attempt>(null);
  const [lost, setLost] = useState<Attempt | null>(null);
  const ended = ({ order, key, is }: Outcome) => {
    kind.keys.made(key);
    setLost(null);
    if (is === 'other') onRefused({ kind: 'other-order', order: order.id });
    else onPlaced(order, { isEarlier: is === 'earlier' });
    if (kind.changed.includes('cart')) notifyOtherTabs('cart');
    for (const name of kind.changed) void queryClient.invalidateQueries({ queryKey: [name] });
    // A customer's first order sets their name, which every page reads from the store.
    if (isCustomerNameless()) void queryClient.prefetchQuery(userQuery(locale));
  };
  useLostOrder(lost, {
    onFound: ended,
    onMissing: () => onRefused({ kind: 'failed', reason: 'not-made', text: '' }),
  });

  return useWrite({
    action: 'orderPlace',
    onMutate: () => setLost(null),
    mutationFn: (body: Body) =>
      attemptOrder(
        {
          keys: kind.keys,
          purchase: kind.purchaseOf(body),
          goods: kind.goodsOf(body),
          form: contentKey(JSON.stringify(body)),
        },
        {
          send: (idempotencyKey) => kind.send(body, { locale, idempotencyKey }),
          find: (key) => findOrder(key, locale),
        },
        (attempt) => {
          sent.current = attempt;
        },
      ),
    onSuccess: ended,
    onError: (error) => {
      if (mayHaveBeenPlaced(error)) setLost(sent.current);
      onRefused(orderFailure(error, failure(error, '')));
    },
  });
}

type Found = { onFound: (outcome: Outcome) => void; onMissing: () => void };

/**
 * Looks up a lost order immediately and then every few seconds. The lookups resume when the
 * shopper returns from the offline page.
 */
function useLostOrder(attempt: Attempt | null, { onFound, onMissing }: Found) {
  const locale = useLocale();
  const findLost = useEffectEvent(async (lost: Attempt, signal: AbortSignal) => {
    const order = await findOrder(lost.key, locale, signal);
    const outcome = order && (await outcomeOf(order, lost));
    if (signal.aborted) return;
    if (outcome) onFound(outcome);
    else onMissing();
  });

  useEffect(() => {
    if (attempt === null) return;
    const lookup = new AbortController();
    // After a failed request, the timer retries.
    const again = () => void findLost(attempt, lookup.signal).catch(() => {});
    again();
    const timer = setInterval(again, REPLAY_EVERY_MS);
    return () => {
      clearInterval(timer);
      lookup.abort();
    };
  }, [attempt]);
}

/** Returns the order that was created with this key, or `null`. */
function findOrder(key: string, locale: Locale, signal?: AbortSignal): Promise<Order | null> {
  return call('order.sent', {}, { locale, idempotencyKey: key, ...(signal && { signal }) });
}
