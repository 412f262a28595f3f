import { useTranslations } from 'next-intl';
import { Stars } from '@/components/ui/display/stars';
import { Link } from '@/components/ui/link';
import type { ShortProduct } from '@/lib/contract/product';
import { formatCount, formatRating } from '@/lib/domain/text/number';
import styles from './product-rating.module.css';

type Props = { product: Pick<ShortProduct, 'slug' | 'rating' | 'reviews_count'> };

export function ProductRating({ product: { slug, rating, reviews_count: count } }: Props) {
  const t = useTranslations('product');
  const value = formatRating(rating);

  return (
    <Link
      href={`/products/${slug}/reviews`}
      className={styles.rating}
      aria-label={t('ratingOf', { rating: value, count })}
    >
      <Stars value={rating} />
      {count > 0 && <b>{value}</b>}
      <span>{t('reviewsCount', { count, shown: formatCount(count) })}</span>
    </Link>
  );
}
