'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/modal';
import { oneClickClosed, useOneClick } from '@/stores/one-click';
import { OneClickOrder } from './one-click-order';

const WIDTH = 1200;

/** Closed, nothing of it stays: the next one begins empty and with one piece (spec §4). */
export function OneClickModal({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('oneClick');
  const actions = useTranslations('actions');
  const asked = useOneClick();

  return (
    <Modal
      isOpen={isOpen}
      onClose={oneClickClosed}
      title={t('title')}
      closeLabel={actions('close')}
      width={WIDTH}
    >
      {asked && <OneClickOrder product={asked.product} />}
    </Modal>
  );
}
