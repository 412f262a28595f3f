import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Product } from '@/lib/contract/product';
import styles from './product-heading.module.css';
import { ProductRating } from './product-rating';

export function ProductHeading({ product }: { product: Product }) {
  const t = useTranslations('product');
  const isInStock = product.sub_products.some(({ amount }) => amount > 0);

  return (
    <header>
      <p className={styles.article}>
        <Badge tone={isInStock ? 'ok' : 'mute'}>{isInStock ? t('inStock') : t('soldOut')}</Badge>
        <span>{t('article', { article: product.article })}</span>
      </p>
      <h1 className={styles.title}>{product.name}</h1>
      <ProductRating product={product} />
    </header>
  );
}
