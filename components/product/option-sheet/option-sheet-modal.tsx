'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { ShortProductFailed } from '@/components/product/quick-view/short-product-failed';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Modal } from '@/components/ui/overlay/modal';
import { shortQuery } from '@/lib/client/product/product';
import type { ProductCard } from '@/lib/contract/product';
import { OptionSheet } from './option-sheet';
import styles from './option-sheet.module.css';

const WIDTH = 440;

type Props = { card: ProductCard; isOpen: boolean; onClose: () => void };

/**
 * Offers the options of a card's product before the product is added to the cart (product decision
 * 45).
 */
export function OptionSheetModal({ card, isOpen, onClose }: Props) {
  const actions = useTranslations('actions');
  const { data, error, isFetching, refetch } = useQuery(shortQuery(card.slug, useLocale()));
  const t = useTranslations('quickView');

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={card.name}
      isTitleLong
      closeLabel={actions('close')}
      width={WIDTH}
    >
      {data && (
        <OptionsProvider
          key={data.id}
          attributes={data.attributes}
          subProducts={data.sub_products}
          product={data}
          requiresSize
        >
          <OptionSheet product={data} card={card} onAdded={onClose} />
        </OptionsProvider>
      )}
      {!data && !error && <Waiting label={t('loading')} />}
      {!data && error && (
        <ShortProductFailed error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Modal>
  );
}

/** A skeleton as high as the options of a product with colors and sizes. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.sheet} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={88} radius={8} />
      <Skeleton height={84} radius={8} />
      <Skeleton height={76} radius={8} />
      <Skeleton height={52} radius={8} />
    </div>
  );
}
