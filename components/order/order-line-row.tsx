'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Picture } from '@/components/ui/display/picture';
import { Link } from '@/components/ui/link';
import type { Locale, OrderStatus } from '@/lib/constants';
import type { OrderLine } from '@/lib/contract/order';
import { linePath } from '@/lib/domain/product/option-choice';
import { formatPrice } from '@/lib/domain/text/money';
import { withUnits } from '@/lib/domain/text/number';
import { formatDate } from '@/lib/domain/time/date';
import { mediaUrl } from '@/lib/http/url';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import styles from './order-line-row.module.css';

const ReviewDialog = lazyWithMessages(() =>
  import('@/components/review/review-dialog').then((file) => file.ReviewDialog),
);

const PICTURE = 56;

type Props = { line: OrderLine; status: OrderStatus; locale: Locale };
type RowProps = Props & { hasReview?: boolean };

export function OrderLineRow({ line, status, locale, hasReview = true }: RowProps) {
  const t = useTranslations('orders');
  const { product, options, amount, total, return_request: requested, returned } = line;
  const path = linePath(product.slug, { subProduct: line.sub_product, options });

  return (
    <li className={styles.line}>
      {product.image ? (
        <Picture
          className={styles.picture}
          src={mediaUrl(product.image)}
          alt=""
          width={PICTURE}
          height={PICTURE}
          widths={[64, 128]}
          sizes="56px"
        />
      ) : null}
      <p className={styles.what}>
        <Link href={path}>{withUnits(product.name)}</Link>
        <span>
          {withUnits([options, t('pieces', { count: amount })].filter(Boolean).join(' · '))}
        </span>
        {returned ? <span>{t('back.units', { count: returned })}</span> : null}
        {requested ? (
          <span>{t('return.requested', { date: formatDate(requested.date) })}</span>
        ) : null}
      </p>
      <div className={styles.end}>
        <b>{formatPrice(total, locale)}</b>
        {status === 'done' && hasReview && <ReviewButton line={line} />}
      </div>
    </li>
  );
}

function ReviewButton({ line }: { line: OrderLine }) {
  const t = useTranslations('orders');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isReviewed = !line.can_review;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        className={styles.review}
        aria-label={t(isReviewed ? 'reviewedOf' : 'reviewOf', { name: line.product.name })}
        onClick={open}
      >
        {t(isReviewed ? 'reviewed' : 'review')}
      </button>
      {isWanted ? (
        <ReviewDialog line={line} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
