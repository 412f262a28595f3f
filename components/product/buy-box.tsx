'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { discountPercent } from '@/lib/domain/discount';
import styles from './buy-box.module.css';
import { useOptions } from './options-provider';
import { ProductPrice } from './product-price';
import { ShareButton } from './share-button';

export function BuyBox({ name }: { name: string }) {
  const t = useTranslations('product');
  const { subProduct } = useOptions();
  if (!subProduct) return null;
  const { price, discounted_price: discountedPrice, amount } = subProduct;
  const percent = discountPercent(subProduct);

  return (
    <section className={styles.box} aria-label={t('buy')}>
      <div className={styles.price} aria-live="polite">
        <ProductPrice price={price} discountedPrice={discountedPrice} size="large" />
        {percent > 0 && <Badge tone="sale-soft">{`−${percent}\u00a0%`}</Badge>}
      </div>
      <p className={styles.stock}>{amount > 0 ? t('stock', { amount }) : t('soldOut')}</p>
      <div className={styles.actions}>
        <ShareButton title={name} />
      </div>
    </section>
  );
}
