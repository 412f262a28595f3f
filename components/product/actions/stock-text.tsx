import { useTranslations } from 'next-intl';
import { isLowStock } from '@/lib/domain/product/offer';
import { formatCount } from '@/lib/domain/text/number';
import styles from './stock-text.module.css';

/** The units in stock; highlighted when only a few are left. */
export function StockText({ stock }: { stock: number }) {
  const t = useTranslations('product');
  const isLow = isLowStock(stock);

  return (
    <p className={styles.stock} data-low={isLow || undefined}>
      {isLow ? t('left', { count: stock }) : t('stock', { amount: formatCount(stock) })}
    </p>
  );
}
