import { useTranslations } from 'next-intl';
import { ProductRow } from '@/components/product/card/product-row';
import type { ProductCard } from '@/lib/contract/product';

type Props = { products: ProductCard[]; menu: string | undefined };

export function SimilarProducts({ products, menu }: Props) {
  const t = useTranslations('product');
  if (products.length === 0) return null;

  return (
    <ProductRow
      id="similar"
      title={t('similar')}
      products={products}
      {...(menu && { more: { href: `/products?menu=${menu}`, label: t('all') } })}
    />
  );
}
