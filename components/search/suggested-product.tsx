import { ProductPrice } from '@/components/product/product-price';
import { Picture } from '@/components/ui/picture';
import type { Suggestion } from '@/lib/contract/product';
import { mediaUrl } from '@/lib/http/url';
import styles from './suggested-product.module.css';

export function SuggestedProduct({ product }: { product: Suggestion['products'][number] }) {
  return (
    <>
      {product.image ? (
        <Picture
          src={mediaUrl(product.image)}
          alt=""
          width={48}
          height={48}
          widths={[64, 96]}
          sizes="48px"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{product.name}</p>
        <ProductPrice
          price={product.price}
          discountedPrice={product.discounted_price}
          size="small"
        />
      </div>
    </>
  );
}
