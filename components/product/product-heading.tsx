import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/contract/product';
import { ChosenStock } from './chosen-stock';
import styles from './product-heading.module.css';
import { ProductRating } from './product-rating';

export function ProductHeading({ product }: { product: Product }) {
  const t = useTranslations('product');

  return (
    <header>
      <p className={styles.article}>
        <ChosenStock />
        <span>{t('article', { article: product.article })}</span>
      </p>
      <h1 className={styles.title}>{product.name}</h1>
      <ProductRating product={product} />
    </header>
  );
}
