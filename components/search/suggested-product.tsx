import { ProductPrice } from '@/components/product/card/product-price';
import type { Suggestion } from '@/lib/contract/product';
import { withUnits } from '@/lib/domain/text/number';
import { SuggestedPicture } from './suggested-picture';
import styles from './suggested-product.module.css';

export function SuggestedProduct({ product }: { product: Suggestion['products'][number] }) {
  return (
    <>
      <SuggestedPicture image={product.image} />
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
