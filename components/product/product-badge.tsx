import { useTranslations } from 'next-intl';
import styles from './product-badge.module.css';

type Props = { percent: number; isNew: boolean };

/** What the corner of a product's picture says: the discount before the novelty. */
export function ProductBadge({ percent, isNew }: Props) {
  const t = useTranslations('product');
  if (percent > 0) return <span className={styles.badge}>{`−${percent}\u00a0%`}</span>;
  return isNew && <span className={`${styles.badge} ${styles.isNew}`}>{t('new')}</span>;
}
