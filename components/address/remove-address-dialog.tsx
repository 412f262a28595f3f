'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useRemoveAddress } from '@/lib/client/address';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Address } from '@/lib/contract/address';

type Props = { address: Address; onClose: () => void };

export function RemoveAddressDialog({ address, onClose }: Props) {
  const t = useTranslations('address');
  const actions = useTranslations('actions');
  const { mutate, isPending } = useRemoveAddress();
  const failure = useWriteFailure();

  function remove() {
    mutate(address.id, {
      onSuccess: () => toast(t('removed'), { kind: 'removed' }),
      onError: (error) => toast(failure(error, t('failed')), { kind: 'error' }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isBusy={isPending}
      title={t('askRemove')}
      text={address.text}
      yes={actions('yes')}
      no={actions('no')}
      onYes={remove}
      onNo={onClose}
    />
  );
}
