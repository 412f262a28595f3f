import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Stars } from '@/components/ui/stars';
import type { Product } from '@/lib/contract/product';
import { formatCount, formatRating } from '@/lib/domain/number';
import styles from './product-heading.module.css';

export function ProductHeading({ product }: { product: Product }) {
  const t = useTranslations('product');
  const { rating, reviews_count: count, slug } = product;
  const isInStock = product.sub_products.some(({ amount }) => amount > 0);
  const value = formatRating(rating);

  return (
    <header>
      <p className={styles.article}>
        <Badge tone={isInStock ? 'ok' : 'mute'}>{isInStock ? t('inStock') : t('soldOut')}</Badge>
        <span>{t('article', { article: product.article })}</span>
      </p>
      <h1 className={styles.title}>{product.name}</h1>
      <Link href={`/products/${slug}/reviews`} className={styles.rating}>
        <Stars value={rating} label={t('ratingOf', { rating: value, count })} />
        {count > 0 && <b>{value}</b>}
        <span>{t('reviewsCount', { count, shown: formatCount(count) })}</span>
      </Link>
    </header>
  );
}
