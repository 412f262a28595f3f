'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/display/icon';
import { restockQuery, useAddRestock, useRemoveRestock } from '@/lib/client/product/restock';
import { useWriteFailure } from '@/lib/client/write-failure';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { useIsSignedIn } from '@/stores/auth';
import styles from './restock-alert.module.css';

const RestockDialog = lazyWithMessages(() =>
  import('./restock-dialog').then((file) => file.RestockDialog),
);

type Props = {
  subProduct: number;
  /** Whether another alert on the page already reports the result. */
  isSilent?: boolean;
};

/**
 * Requests an alert for a sold-out product. Signed-in customers only press the button; guests also
 * enter a phone number.
 */
export function RestockAlert({ subProduct, isSilent = false }: Props) {
  const t = useTranslations('restock');
  const failure = useWriteFailure();
  const isSignedIn = useIsSignedIn();
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const { data } = useQuery(restockQuery(useLocale()));
  const [add, remove] = [useAddRestock(), useRemoveRestock()];
  const alert = data?.find(({ sub_product: id }) => id === subProduct);
  const error = add.error ?? remove.error;
  const requestAlert = () =>
    isSignedIn ? add.mutate({ sub_product: subProduct }) : setDialog('open');

  return (
    <div className={styles.alert}>
      <p role={isSilent ? undefined : 'status'} className={styles.waiting}>
        {alert && (
          <>
            <Icon name="check" size={20} />
            {t('waiting', { phone: formatPhone(alert.phone) })}
          </>
        )}
      </p>
      {alert ? (
        <Button wide busy={remove.isPending} onClick={() => remove.mutate(subProduct)} kind="ghost">
          {t('withdraw')}
        </Button>
      ) : (
        <Button
          wide
          size="large"
          kind="soft"
          icon="bell"
          busy={add.isPending}
          onClick={requestAlert}
        >
          {t('ask')}
        </Button>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {failure(error, t('failed'))}
        </p>
      )}
      {dialog !== 'unopened' && (
        <RestockDialog
          subProduct={subProduct}
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </div>
  );
}
