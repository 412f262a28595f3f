import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import type { ReviewList } from '@/lib/contract/review';
import { formatCount } from '@/lib/domain/text/number';
import { OwnReview } from './own-review';
import { RatingSummary } from './rating-summary';
import { ReviewCards } from './review-cards';
import styles from './review-section.module.css';

type Props = { slug: string; reviews: ReviewList };

export function ReviewSection({ slug, reviews }: Props) {
  const t = useTranslations('review');

  return (
    <section id="reviews">
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <span className={styles.count}>{formatCount(reviews.count)}</span>
        {reviews.count > 0 && (
          <Link href={`/products/${slug}/reviews`} className={styles.all}>
            {t('all')}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </div>
      <div className={styles.panel}>
        <RatingSummary reviews={reviews} />
        <OwnReview href={`/products/${slug}/reviews`} text={t('write')} />
        <ReviewCards reviews={reviews.results} />
      </div>
    </section>
  );
}
