'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/display/picture';
import { Notice } from '@/components/ui/feedback/notice';
import { Modal } from '@/components/ui/overlay/modal';
import type { OrderLine } from '@/lib/contract/order';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import styles from './review-dialog.module.css';
import { ReviewForm } from './review-form';

const WIDTH = 560;
const PICTURE = 64;

type Props = { line: OrderLine; isOpen: boolean; onClose: () => void };

export function ReviewDialog({ line, isOpen, onClose }: Props) {
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
        <Reviewed slug={product.slug} />
      )}
    </Modal>
  );
}

function Reviewed({ slug }: { slug: string }) {
  const t = useTranslations('reviewForm');
  return (
    <div className={styles.unavailable}>
      <Notice tone="info">{t('unavailable.reviewed')}</Notice>
      <Button href={`/products/${slug}/reviews`} kind="soft" size="large" wide>
        {t('allReviews')}
      </Button>
    </div>
  );
}
