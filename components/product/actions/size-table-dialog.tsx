'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ShortDescription } from '@/components/product/page/facts/short-description';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Modal } from '@/components/ui/overlay/modal';
import { sizeTableQuery } from '@/lib/client/product/size-table';
import styles from './size-table-dialog.module.css';

const WIDTH = 720;

type Props = {
  /** The path of the page with the table. */
  path: string;
  isOpen: boolean;
  onClose: () => void;
};

export function SizeTableDialog({ path, isOpen, onClose }: Props) {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useQuery(sizeTableQuery(path, useLocale()));

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={data?.title ?? t('product.sizeTable')}
      isTitleLong
      closeLabel={t('actions.close')}
      width={WIDTH}
    >
      {data && <ShortDescription html={data.text} className={styles.table} />}
      {!data && !isError && (
        <div className={styles.waiting} role="status">
          <VisuallyHidden>{t('product.sizesLoading')}</VisuallyHidden>
          <Skeleton height={24} width="40%" />
          <Skeleton height={96} />
          <Skeleton height={220} radius={8} />
        </div>
      )}
      {!data && isError && (
        <EmptyState title={t('product.sizesFailed')} text={t('quickView.failed.text')}>
          <Button size="large" busy={isFetching} onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        </EmptyState>
      )}
    </Modal>
  );
}
