'use client';

import { useTranslations } from 'next-intl';
import { useCardRegion } from '@/components/product/card/card-terms';

/** States for which region the cards of the list state a delivery day. */
export function DestinationNote() {
  const t = useTranslations('catalog');
  const region = useCardRegion();
  return region && <p>{t('deliverTo', { region: region.name })}</p>;
}
