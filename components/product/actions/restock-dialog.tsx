'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PhoneField } from '@/components/ui/form/phone-field';
import { Modal } from '@/components/ui/overlay/modal';
import { useAddRestock } from '@/lib/client/product/restock';
import { useWriteFailure } from '@/lib/client/write-failure';
import { phoneForm } from '@/lib/forms/phone';
import { useFault } from '@/lib/i18n/use-fault';
import styles from './restock-alert.module.css';

type Props = { subProduct: number; isOpen: boolean; onClose: () => void };

const WIDTH = 420;

export function RestockDialog({ subProduct, isOpen, onClose }: Props) {
  const t = useTranslations('restock');
  const actions = useTranslations('actions');

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={actions('close')}
      width={WIDTH}
    >
      <RestockForm subProduct={subProduct} onDone={onClose} />
    </Modal>
  );
}

function RestockForm({ subProduct, onDone }: { subProduct: number; onDone: () => void }) {
  const t = useTranslations('restock');
  const fault = useFault();
  const failure = useWriteFailure();
  const add = useAddRestock();
  const form = useForm({ resolver: zodResolver(phoneForm), defaultValues: { phone: '' } });
  const send = form.handleSubmit(({ phone }) =>
    add.mutate({ sub_product: subProduct, phone }, { onSuccess: onDone }),
  );

  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <p className={styles.lead}>{t('lead')}</p>
      <Controller
        name="phone"
        control={form.control}
        render={({ field, fieldState }) => (
          <PhoneField label={t('phone')} error={fault(fieldState.error)} {...field} />
        )}
      />
      {add.error && (
        <p role="alert" className={styles.error}>
          {failure(add.error, t('failed'))}
        </p>
      )}
      <Button type="submit" size="large" wide busy={add.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
