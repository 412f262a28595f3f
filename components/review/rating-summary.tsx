import { useTranslations } from 'next-intl';
import { Stars } from '@/components/ui/display/stars';
import type { ReviewList } from '@/lib/contract/review';
import { formatCount, formatRating } from '@/lib/domain/text/number';
import styles from './rating-summary.module.css';

export function RatingSummary({ reviews: { rating, count, histogram } }: { reviews: ReviewList }) {
  const t = useTranslations('review');
  const product = useTranslations('product');
  if (count === 0) return <p className={styles.none}>{t('none')}</p>;
  const total = histogram.reduce((sum, part) => sum + part, 0);

  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <b>{formatRating(rating)}</b>
        <Stars
          value={rating}
          label={product('ratingOf', { rating: formatRating(rating), count })}
        />
        <span>{t('count', { count, shown: formatCount(count) })}</span>
      </div>
      <ul className={styles.histogram}>
        {histogram.map((part, index) => {
          const percent = Math.round((100 * part) / Math.max(total, 1));
          const stars = 5 - index;
          return (
            <li key={stars} aria-label={t('share', { stars, percent })}>
              <span aria-hidden="true">{stars}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
              <span aria-hidden="true">{`${percent}\u00a0%`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
