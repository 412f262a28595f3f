import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/contract/product';
import { ChosenStock } from './chosen-stock';
import { HeadingLayout } from './heading-layout';
import { ProductRating } from './product-rating';

export function ProductHeading({ product }: { product: Product }) {
  const t = useTranslations('product');

  return (
    <HeadingLayout
      article={
        <>
          <ChosenStock />
          <span>{t('article', { article: product.article })}</span>
        </>
      }
      name={product.name}
      rating={<ProductRating product={product} />}
    />
  );
}
