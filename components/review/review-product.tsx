import { useTranslations } from 'next-intl';
import { ProductPrice } from '@/components/product/card/product-price';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/display/picture';
import type { Product } from '@/lib/contract/product';
import { findSubProduct, firstInStock } from '@/lib/domain/product/variant';
import { mediaUrl } from '@/lib/http/url';
import styles from './review-product.module.css';
import { WriteReview } from './write-review';

export function ReviewProduct({ product, path }: { product: Product; path: string }) {
  const t = useTranslations('review');
  const { id, name, images, sub_products: variants } = product;
  const shown = findSubProduct(variants, firstInStock(variants));
  const [front] = images;

  return (
    <aside className={styles.product}>
      {front && (
        <Picture
          src={mediaUrl(front.image)}
          alt=""
          width={96}
          height={96}
          widths={[128, 240]}
          sizes="96px"
        />
      )}
      <div>
        <p>{name}</p>
        {shown && <ProductPrice price={shown.price} discountedPrice={shown.discounted_price} />}
      </div>
      <Button href={path} wide>
        {t('toProduct')}
      </Button>
      <WriteReview productId={id} />
    </aside>
  );
}
