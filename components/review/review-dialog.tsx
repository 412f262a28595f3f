'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/display/picture';
import { Notice } from '@/components/ui/feedback/notice';
import { Modal } from '@/components/ui/overlay/modal';
import type { OrderStatus } from '@/lib/constants';
import type { OrderLine } from '@/lib/contract/order';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import styles from './review-dialog.module.css';
import { ReviewForm } from './review-form';

const WIDTH = 560;
const PICTURE = 64;

type Props = { line: OrderLine; status: OrderStatus; isOpen: boolean; onClose: () => void };

export function ReviewDialog({ line, status, isOpen, onClose }: Props) {
  const { id, product, options } = line;
  const t = useTranslations('reviewForm');
  const actions = useTranslations('actions');

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={actions('close')}
      width={WIDTH}
    >
      <div className={styles.product}>
        {product.image ? (
          <Picture
            src={mediaUrl(product.image)}
            alt=""
            width={PICTURE}
            height={PICTURE}
            widths={[64, 128]}
            sizes="64px"
          />
        ) : null}
        <p>
          {withUnits(product.name)}
          {options ? <span className={styles.options}>{withUnits(options)}</span> : null}
        </p>
      </div>
      {line.can_review ? (
        <ReviewForm slug={product.slug} line={id} onDone={onClose} />
      ) : (
        <Unavailable slug={product.slug} status={status} />
      )}
    </Modal>
  );
}

const reasons = {
  new: 'ahead',
  in_progress: 'ahead',
  done: 'reviewed',
  canceled: 'canceled',
} as const satisfies Record<OrderStatus, string>;

function Unavailable({ slug, status }: { slug: string; status: OrderStatus }) {
  const t = useTranslations('reviewForm');
  return (
    <div className={styles.unavailable}>
      <Notice tone="info">{t(`unavailable.${reasons[status]}`)}</Notice>
      <Button href={`/products/${slug}/reviews`} kind="soft" size="large" wide>
        {t('allReviews')}
      </Button>
    </div>
  );
}
