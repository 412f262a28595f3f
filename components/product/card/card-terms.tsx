'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Destination } from '@/components/geo/destination';
import { deliveryDays } from '@/lib/domain/order/delivery';
import { useRegion } from '@/stores/region';

type Region = Pick<Destination, 'id' | 'name' | 'courierDays' | 'pickupDays'>;
/** The shop's terms that cards show. Without regions, cards show no delivery day. */
type CardTerms = { hasInstallment: boolean; regions: readonly Region[] };

const Terms = createContext<CardTerms>({ hasInstallment: false, regions: [] });

export function CardTermsProvider({ terms, children }: { terms: CardTerms; children: ReactNode }) {
  return <Terms value={terms}>{children}</Terms>;
}

export function useHasInstallment(): boolean {
  return useContext(Terms).hasInstallment;
}

/** Returns the region whose delivery days cards show: the chosen one, otherwise the first one. */
export function useCardRegion(): Region | undefined {
  const { regions } = useContext(Terms);
  const chosen = useRegion();
  return regions.find(({ id }) => id === chosen) ?? regions[0];
}

/**
 * Returns the days until a courier delivers; at least 1. Delivery "today" depends on the time of
 * day, and cards do not.
 */
export function courierDaysOnCard(region: Region, isExpress: boolean): number {
  return Math.max(1, deliveryDays('courier', region, isExpress));
}
