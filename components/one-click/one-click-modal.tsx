'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/overlay/modal';
import { useOneClick } from '@/stores/one-click';
import { OneClickOrder } from './one-click-order';

type Props = { isOpen: boolean; onClose: () => void };

const WIDTH = 1200;

/** The form starts with its default values and one unit each time the dialog opens (S4-21). */
export function OneClickModal({ isOpen, onClose }: Props) {
  const t = useTranslations('oneClick');
  const actions = useTranslations('actions');
  const request = useOneClick();

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={actions('close')}
      width={WIDTH}
    >
      {request && <OneClickOrder product={request.product} />}
    </Modal>
  );
}
