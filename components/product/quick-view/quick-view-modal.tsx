'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Modal } from '@/components/ui/overlay/modal';
import { shortQuery } from '@/lib/client/product/product';
import { ApiError } from '@/lib/http/errors';
import { QuickView } from './quick-view';
import { QuickViewSkeleton } from './quick-view-skeleton';

const WIDTH = 1280;

type Props = { slug: string; isOpen: boolean; onClose: () => void };

export function QuickViewModal({ slug, isOpen, onClose }: Props) {
  const t = useTranslations('quickView');
  const actions = useTranslations('actions');
  const { data, error, isError, isFetching, refetch } = useQuery(shortQuery(slug, useLocale()));
  const isGone = error instanceof ApiError && error.kind === 'not-found';

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
      {!data && !isError && <QuickViewSkeleton label={t('loading')} />}
      {!data && isError && (
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
