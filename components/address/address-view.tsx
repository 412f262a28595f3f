'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { addressesQuery } from '@/lib/client/order/address';
import type { Address } from '@/lib/contract/address';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { AddressCard } from './address-card';
import styles from './address-view.module.css';
import { RemoveAddressDialog } from './remove-address-dialog';

const AddressDialog = lazyWithMessages(() =>
  import('./address-dialog').then((file) => file.AddressDialog),
);

/** The open dialog. `address` is null while the shopper adds a new address. */
type Open = { dialog: 'edit'; address: Address | null } | { dialog: 'remove'; address: Address };

export function AddressView() {
  const t = useTranslations('address');
  const account = useTranslations('account');
  const actions = useTranslations('actions');
  const { data, isError, isFetching, refetch } = useQuery(addressesQuery(useLocale()));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ dialog: 'edit', address: null });

  return (
    <>
      <div className={styles.heading}>
        <h1>{account('addresses')}</h1>
        {data && data.length > 0 && (
          <Button kind="soft" icon="plus" onClick={add}>
            {t('add')}
          </Button>
        )}
      </div>
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onChange={() => setOpen({ dialog: 'edit', address })}
              onRemove={() => setOpen({ dialog: 'remove', address })}
            />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Button size="large" onClick={add}>
            {t('add')}
          </Button>
        </EmptyState>
      )}
      {!data && !isError && <Skeleton height={128} radius={12} />}
      {!data && isError && (
        <LoadFailed
          text={t('loadFailed')}
          retry={actions('retry')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {open?.dialog === 'edit' && <AddressDialog address={open.address} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveAddressDialog address={open.address} onClose={close} />}
    </>
  );
}
