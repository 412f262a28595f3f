'use client';

import { useTranslations } from 'next-intl';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { IconButton } from '@/components/ui/icon-button';
import type { Address } from '@/lib/contract/address';
import styles from './address-view.module.css';
import { addressMessageArea } from './remove-address-dialog';

type Props = { address: Address; onChange: () => void; onRemove: () => void };

export function AddressCard({ address, onChange, onRemove }: Props) {
  const t = useTranslations('address');
  return (
    <li className={styles.card} aria-label={address.house}>
      <p className={styles.text}>
        <b>{address.house}</b>
        <span className={styles.details}>{detailsAfterHouse(address)}</span>
      </p>
      <div className={styles.actions}>
        <IconButton
          icon="edit"
          iconSize={20}
          kind="outline"
          label={t('changeOf', { address: address.house })}
          onClick={onChange}
        />
        <IconButton
          icon="trash"
          iconSize={20}
          kind="outline"
          label={t('removeOf', { address: address.house })}
          onClick={onRemove}
        />
      </div>
      <LastingMessage area={addressMessageArea(address)} className={styles.message} />
    </li>
  );
}

/** Removes the street and house from the address, because the card's title already shows them. */
function detailsAfterHouse({ text, house }: Address): string {
  return text.replace(`, ${house}`, '');
}
