'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AddressFields } from '@/components/geo/address-fields';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/feedback/toast';
import { FieldError } from '@/components/ui/form/field';
import { Modal } from '@/components/ui/overlay/modal';
import { useSaveAddress } from '@/lib/client/order/address';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { Address } from '@/lib/contract/address';
import {
  type AddressInput,
  type AddressOutput,
  addressFields,
  emptyAddress,
  toAddressForm,
  toAddressInput,
} from '@/lib/forms/address';
import styles from './address-dialog.module.css';

const WIDTH = 640;

type Props = { address: Address | null; onClose: () => void };

export function AddressDialog({ address, onClose }: Props) {
  const t = useTranslations('address');
  const actions = useTranslations('actions');
  const failed = useId();
  const saving = useSaveAddress();
  const failure = useWriteFailure();
  const form = useForm<AddressInput, unknown, AddressOutput>({
    resolver: zodResolver(addressFields),
    defaultValues: address ? toAddressInput(address) : emptyAddress,
  });

  function save(filled: AddressOutput) {
    if (saving.isPending) return;
    const change = { id: address?.id ?? null, body: toAddressForm(filled) };
    saving.mutate(change, {
      onSuccess() {
        toast(t('saved'));
        onClose();
      },
    });
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(address ? 'change' : 'add')}
      closeLabel={actions('close')}
      width={WIDTH}
    >
      <form noValidate className={styles.form} onSubmit={form.handleSubmit(save)}>
        <AddressFields form={form} />
        <FieldError
          id={failed}
          text={saving.error ? failure(saving.error, t('failed')) : undefined}
        />
        <Button type="submit" size="large" wide busy={saving.isPending}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
