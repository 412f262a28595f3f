import { useLocale, useTranslations } from 'next-intl';
import type { Settings } from '@/lib/contract/site';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import styles from './order-receipt.module.css';

/** Shows the shop, and the seller as soon as the settings contain one. */
export function ReceiptSeller({ shop }: { shop: Settings }) {
  const t = useTranslations('legal');
  const locale = contentLocale(useLocale());
  const name = shop.legal_name?.[locale];
  const address = shop.legal_address?.[locale];
  const seller = [name, shop.legal_stir && `${t('stir')}: ${shop.legal_stir}`];

  return (
    <>
      <p className={styles.shop}>{shop.app_name}</p>
      {name && <p>{seller.filter(Boolean).join(', ')}</p>}
      {name && address && <p>{`${t('address')}: ${address}`}</p>}
    </>
  );
}
