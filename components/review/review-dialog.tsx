'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/modal';
import { Picture } from '@/components/ui/picture';
import type { OrderLine } from '@/lib/contract/order';
import { mediaUrl } from '@/lib/http/url';
import styles from './review-dialog.module.css';
import { ReviewForm } from './review-form';

const WIDTH = 560;
const PICTURE = 64;

type Props = { line: OrderLine; isOpen: boolean; onClose: () => void };

export function ReviewDialog({ line: { id, product, options }, isOpen, onClose }: Props) {
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
          {product.name}
          {options ? <span className={styles.options}>{options}</span> : null}
        </p>
      </div>
      <ReviewForm slug={product.slug} line={id} onDone={onClose} />
    </Modal>
  );
}
