'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { addressesQuery, cityAddressesQuery } from '@/lib/client/order/address';
import styles from './city-addresses.module.css';

type Props = { city: number; onChoose: (address: number) => void };

/**
 * Offers the saved addresses in the city selected for a new address (S7-14).
 *
 * The live region exists before its text, so that screen readers announce the text.
 */
export function CityAddresses({ city, onChoose }: Props) {
  const t = useTranslations('checkout.delivery');
  const locale = useLocale();
  const { data: book } = useQuery(addressesQuery(locale));
  const hasNone = book?.length === 0;
  const { data: here = [] } = useQuery({
    ...cityAddressesQuery(locale, city),
    enabled: city > 0 && !hasNone,
  });

  return (
    <div role="status" className={styles.region}>
      {here.length > 0 && (
        <>
          <p>{t('savedHere')}</p>
          {here.map(({ id, text }) => (
            <Button key={id} kind="soft" className={styles.address} onClick={() => onChoose(id)}>
              {text}
            </Button>
          ))}
        </>
      )}
    </div>
  );
}
