'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { completedOrdersQuery } from '@/lib/client/order/orders';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { useIsSignedIn } from '@/stores/auth';
import styles from './review-product.module.css';

const ReviewDialog = lazyWithMessages(() =>
  import('./review-dialog').then((file) => file.ReviewDialog),
);

/**
 * Offers the review form to a customer who has received the product and has not reviewed it yet.
 * Everyone else sees who can write a review.
 */
export function WriteReview({ productId }: { productId: number }) {
  const t = useTranslations('review');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({ ...completedOrdersQuery(useLocale()), enabled: useIsSignedIn() });
  const line = data?.results
    .flatMap(({ products }) => products)
    .find(({ product, can_review: canReview }) => product.id === productId && canReview);
  if (!line) return <p className={styles.hint}>{t('whoWrites')}</p>;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };

  return (
    <>
      <Button kind="soft" wide onClick={open}>
        {t('write')}
      </Button>
      {isWanted && <ReviewDialog line={line} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
