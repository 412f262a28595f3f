import { useTranslations } from 'next-intl';
import { ProductRating } from '@/components/product/card/product-rating';
import { ChosenStock } from '@/components/product/page/buy/chosen-badges';
import type { Product } from '@/lib/contract/product';
import { HeadingLayout } from './heading-layout';

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
