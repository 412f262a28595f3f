'use client';

import { useTranslations } from 'next-intl';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { useRemoveAddress } from '@/lib/client/order/address';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Address } from '@/lib/contract/address';

export function addressMessageArea({ id }: Address) {
  return `address:${id}`;
}

type Props = { address: Address; onClose: () => void };

export function RemoveAddressDialog({ address, onClose }: Props) {
  const t = useTranslations('address');
  const { mutate, isPending } = useRemoveAddress();
  const failure = useWriteFailure();

  function remove() {
    const area = addressMessageArea(address);
    clearMessage(area);
    mutate(address.id, {
      onSuccess: () => toast(t('removed'), { kind: 'removed' }),
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error', area }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isBusy={isPending}
      title={t('askRemove')}
      text={address.text}
      yes={t('removeYes')}
      no={t('removeNo')}
      onYes={remove}
      onNo={onClose}
    />
  );
}
