'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { addressesQuery } from '@/lib/client/order/address';
import { quoteQuery } from '@/lib/client/order/order';
import { useShopTime } from '@/lib/client/use-shop-time';
import type { Address } from '@/lib/contract/address';
import type { Sent } from '@/lib/contract/contract';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import { type CheckoutInput, type CheckoutOutput, isNewAddress } from '@/lib/forms/checkout';
import { useDebounced } from '@/lib/hooks/use-min-duration';
import type { OrderCartLine } from '@/stores/order-cart';

const SETTLE_MS = 250;

type Body = Sent<'order.quote'>['body'];
type DeliveryChoice = Pick<CheckoutInput, 'delivery' | 'address' | 'district' | 'point'>;

/** Requests a new quote once the input has settled, and drops late responses. */
export function useQuote(
  control: Control<CheckoutInput, unknown, CheckoutOutput>,
  lines: readonly OrderCartLine[],
) {
  const locale = useLocale();
  const { data: book = [] } = useQuery(addressesQuery(locale));
  const [delivery, address, district, point] = useWatch({
    control,
    name: ['delivery', 'address', 'district', 'point'],
  });
  const wanted = JSON.stringify({
    lines: lines.map(({ sub_product, amount }) => ({ sub_product, amount })),
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

/** Calls `onNew` when the delivery day changes, for example on a page left open overnight. */
function useNewDeliveryPeriod(onNew: () => void) {
  const period = useShopTime(deliveryPeriodOf);
  const previous = useRef(period);
  const began = useEffectEvent(onNew);
  useEffect(() => {
    if (previous.current !== null && period !== previous.current) began();
    previous.current = period;
  }, [period]);
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

// `useQuote` itself wrote this text as JSON.
function bodyOf(settled: string): Body {
  return JSON.parse(settled);
}
