'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { addressesQuery } from '@/lib/client/order/address';
import { quoteQuery } from '@/lib/client/order/order';
import { useShopTime } from '@/lib/client/use-shop-time';
import type { Delivery } from '@/lib/constants';
import type { Address } from '@/lib/contract/address';
import type { Sent } from '@/lib/contract/contract';
import type { Quote } from '@/lib/contract/quote';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import { type CheckoutInput, type CheckoutOutput, isNewAddress } from '@/lib/forms/checkout';
import { useDebounced } from '@/lib/hooks/use-min-duration';
import type { OrderCartLine } from '@/stores/order-cart';
import { useKnownRegion } from '@/stores/region';

const SETTLE_MS = 250;

type Body = Sent<'order.quote'>['body'];
type DeliveryChoice = Pick<CheckoutInput, 'delivery' | 'address' | 'district' | 'point'>;

/** `promo` is the code typed in the cart. */
export type QuotedCart = { lines: readonly OrderCartLine[]; promo: string | null };

/** Requests a new quote once the input has settled, and drops late responses. */
export function useQuote(
  control: Control<CheckoutInput, unknown, CheckoutOutput>,
  { lines, promo }: QuotedCart,
) {
  const locale = useLocale();
  const { data: book = [] } = useQuery(addressesQuery(locale));
  const [delivery, address, district, point] = useWatch({
    control,
    name: ['delivery', 'address', 'district', 'point'],
  });
  const wanted = JSON.stringify({
    ...goodsOf({ lines, promo }),
    delivery: deliveryOf({ delivery, address, district, point }, book),
  });
  const settled = useDebounced(wanted, SETTLE_MS);
  const query = useQuery({ ...quoteQuery(locale, bodyOf(settled)), enabled: lines.length > 0 });
  useNewDeliveryPeriod(() => lines.length > 0 && void query.refetch());

  return {
    quote: query.data,
    isError: query.isError,
    refetch: query.refetch,
    /** Whether the displayed quote belongs to the current input. */
    isCurrent: wanted === settled && !query.isFetching && query.isSuccess,
  };
}

/**
 * Returns the quotes of both delivery methods for the region of the chosen or typed address, or for
 * the region that the shopper has chosen on another page.
 */
export function useDeliveryOffers(
  control: Control<CheckoutInput, unknown, CheckoutOutput>,
  { lines, promo }: QuotedCart,
): Partial<Record<Delivery, Quote>> {
  const locale = useLocale();
  const known = useKnownRegion();
  const { data: book = [] } = useQuery(addressesQuery(locale));
  const [address, typed] = useWatch({ control, name: ['address', 'region'] });
  const saved = book.find(({ id }) => String(id) === address)?.region;
  const region = saved ?? (typed === '' ? known : Number(typed));
  const offer = (type: Delivery) =>
    quoteQuery(locale, {
      ...goodsOf({ lines, promo }),
      delivery: { type, region: region ?? 0 },
    });
  const enabled = region !== null && lines.length > 0;
  const courier = useQuery({ ...offer('courier'), enabled });
  const pickup = useQuery({ ...offer('pickup'), enabled });
  useNewDeliveryPeriod(() => {
    if (enabled) void Promise.all([courier.refetch(), pickup.refetch()]);
  });
  return {
    ...(enabled && courier.data && { courier: courier.data }),
    ...(enabled && pickup.data && { pickup: pickup.data }),
  };
}

/** Calls `onNew` when delivery dates change, for example on a page left open overnight. */
function useNewDeliveryPeriod(onNew: () => void) {
  const period = useShopTime(deliveryPeriodOf);
  const previous = useRef(period);
  const began = useEffectEvent(onNew);
  useEffect(() => {
    if (previous.current !== null && period !== previous.current) began();
    previous.current = period;
  }, [period]);
}

function goodsOf({ lines, promo }: QuotedCart): Body {
  return {
    lines: lines.map(({ sub_product, amount }) => ({ sub_product, amount })),
    ...(promo !== null && { promo_code: promo }),
  };
}

function deliveryOf({ delivery, address, district, point }: DeliveryChoice, book: Address[]) {
  if (delivery === 'pickup') {
    return { type: delivery, ...(point !== '' && { point: Number(point) }) };
  }
  const known = book.find(({ id }) => String(id) === address)?.district;
  const typed =
    isNewAddress({ delivery, address }) && district !== '' ? Number(district) : undefined;
  const chosen = known ?? typed;
  return { type: delivery, ...(chosen !== undefined && { district: chosen }) };
}

// The text needs no validation, because `useQuote` has written it.
function bodyOf(settled: string): Body {
  return JSON.parse(settled);
}
