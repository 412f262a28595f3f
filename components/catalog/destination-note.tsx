'use client';

import { useTranslations } from 'next-intl';
import { useCardRegion } from '@/components/product/card/card-terms';

/** Names the region to which the delivery days on the cards apply. */
export function DestinationNote() {
  const t = useTranslations('catalog');
  const region = useCardRegion();
  return region && <p>{t('deliverTo', { region: region.name })}</p>;
}
