import { ProductPrice } from '@/components/product/card/product-price';
import type { Suggestion } from '@/lib/contract/product';
import { withUnits } from '@/lib/domain/text/number';
import { SuggestedImage } from './suggested-image';
import styles from './suggested-product.module.css';

export function SuggestedProduct({ product }: { product: Suggestion['products'][number] }) {
  return (
    <>
      <SuggestedImage image={product.image} />
      <div className={styles.facts}>
        <p className={styles.name}>{withUnits(product.name)}</p>
        <ProductPrice
          price={product.price}
          discountedPrice={product.discounted_price}
          size="small"
        />
      </div>
    </>
  );
}
