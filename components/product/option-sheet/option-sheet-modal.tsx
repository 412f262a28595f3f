'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Modal } from '@/components/ui/overlay/modal';
import { shortQuery } from '@/lib/client/product/product';
import type { ProductCard } from '@/lib/contract/product';
import { ApiError } from '@/lib/http/errors';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { OptionSheet } from './option-sheet';
import styles from './option-sheet.module.css';

const WIDTH = 440;

type Props = { card: ProductCard; isOpen: boolean; onClose: () => void };

/** Offers the options of a card's product before the product is added to the cart (decision 45). */
export function OptionSheetModal({ card, isOpen, onClose }: Props) {
  const actions = useTranslations('actions');
  const { data, error, isFetching, refetch } = useQuery(shortQuery(card.slug, useLocale()));
  const t = useTranslations('quickView');
  const isGone = error instanceof ApiError && error.kind === 'not-found';
  useCloseOnLeave(onClose);

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
          asksForSize
        >
          <OptionSheet product={data} card={card} onAdded={onClose} />
        </OptionsProvider>
      )}
      {!data && !error && <Waiting label={t('loading')} />}
      {!data && error && (
        <EmptyState title={t('failed.title')} text={isGone ? error.detail : t('failed.text')}>
          {!isGone && (
            <Button size="large" busy={isFetching} onClick={() => void refetch()}>
              {actions('retry')}
            </Button>
          )}
        </EmptyState>
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

function useCloseOnLeave(onClose: () => void) {
  const pathname = usePathname();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current !== pathname) onClose();
    opened.current = pathname;
  }, [pathname, onClose]);
}
