import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatCount, formatRating } from '@/lib/domain/number';
import styles from './card-rating.module.css';

type Props = { rating: number; count: number };

export function CardRating({ rating, count }: Props) {
  const t = useTranslations('product');
  if (count === 0) return <span className={styles.rating}>{t('noReviews')}</span>;

  const value = formatRating(rating);
  return (
    <span className={styles.rating} role="img" aria-label={t('ratingOf', { value, count })}>
      <Icon name="star" size={14} filled />
      <b>{value}</b>
      <span className={styles.count}>{`· ${formatCount(count)}`}</span>
    </span>
  );
}
