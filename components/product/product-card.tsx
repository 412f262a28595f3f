import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { ProductCard as Card } from '@/lib/contract/product';
import { discountPercent } from '@/lib/domain/discount';
import { mediaUrl } from '@/lib/http/url';
import { Link } from '@/lib/i18n/navigation';
import { CardRating } from './card-rating';
import { ProductBadge } from './product-badge';
import styles from './product-card.module.css';
import { ProductPrice } from './product-price';

type Props = {
  product: Card;
  /** Among the first pictures in view. */
  priority?: boolean;
  /** How wide the picture is drawn, as the `sizes` of an image. */
  sizes: string;
};

const pictureWidths = [176, 240, 352, 480] as const;

export function ProductCard({ product, priority = false, sizes }: Props) {
  const t = useTranslations('product');
  const [front, second] = product.images;
  const picture = { width: 480, height: 480, widths: pictureWidths, sizes };
  const isSoldOut = product.amount === 0;

  return (
    <article className={styles.card} data-sold-out={isSoldOut || undefined}>
      <div className={styles.picture}>
        {front && (
          <Picture {...picture} src={mediaUrl(front.image)} alt="" priority={priority} />
        )}
        {second && (
          <Picture {...picture} className={styles.second} src={mediaUrl(second.image)} alt="" />
        )}
        <ProductBadge percent={discountPercent(product)} isNew={product.is_new} />
      </div>
      <div className={styles.body}>
        <ProductPrice
          price={product.price}
          discountedPrice={product.discounted_price}
          oldUnit={false}
        />
        <h3 className={styles.title}>
          <Link href={`/products/${product.slug}`} prefetch={false} className={styles.cover}>
            {product.name}
          </Link>
        </h3>
        <div className={styles.foot}>
          {isSoldOut ? (
            <span className={styles.soldOut}>{t('soldOut')}</span>
          ) : (
            <CardRating rating={product.rating} count={product.reviews_count} />
          )}
        </div>
      </div>
    </article>
  );
}
