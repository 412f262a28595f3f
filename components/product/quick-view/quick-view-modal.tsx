'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/overlay/modal';
import { shortQuery } from '@/lib/client/product/product';
import { QuickView } from './quick-view';
import { QuickViewSkeleton } from './quick-view-skeleton';
import { ShortProductFailed } from './short-product-failed';

const WIDTH = 1280;

type Props = { slug: string; isOpen: boolean; onClose: () => void };

export function QuickViewModal({ slug, isOpen, onClose }: Props) {
  const t = useTranslations('quickView');
  const actions = useTranslations('actions');
  const { data, error, isFetching, refetch } = useQuery(shortQuery(slug, useLocale()));

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={data?.name ?? t('open')}
      isTitleLong
      closeLabel={actions('close')}
      width={WIDTH}
      hasAddress
    >
      {data && <QuickView key={data.id} product={data} dialog={isOpen ? 'open' : 'closing'} />}
      {!data && !error && <QuickViewSkeleton label={t('loading')} />}
      {!data && error && (
        <ShortProductFailed error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Modal>
  );
}
