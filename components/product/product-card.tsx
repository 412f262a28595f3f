import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Rating } from '@/components/ui/rating';
import type { ProductCard as Card } from '@/lib/contract/product';
import { discountPercent } from '@/lib/domain/discount';
import { formatCount, formatRating } from '@/lib/domain/number';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { mediaUrl } from '@/lib/http/url';
import { CartButton } from './cart-button';
import { LikeButton } from './like-button';
import { ProductBadge } from './product-badge';
import styles from './product-card.module.css';
import { ProductPrice } from './product-price';
import { QuickViewButton } from './quick-view-button';
import { SimilarLink } from './similar-link';
import { useOpenProduct } from './use-open-product';

type Props = {
  product: Card;
  priority?: boolean;
  sizes: string;
};

const pictureWidths = [240, 352, 480] as const;
const secondWidths = [480] as const;

export function ProductCard({ product, priority = false, sizes }: Props) {
  const t = useTranslations('product');
  const open = useOpenProduct(product);
  const [front, second] = product.images;
  const picture = { width: 480, height: 480, widths: pictureWidths, sizes };
  const [rating, count] = [formatRating(product.rating), product.reviews_count];
  const isSoldOut = product.amount === 0;
  // The second picture appears on hover or focus only, so it is not in the first HTML.
  const isHydrated = useIsHydrated();

  return (
    <article
      className={styles.card}
      aria-label={product.name}
      data-sold-out={isSoldOut || undefined}
    >
      <div className={styles.picture}>
        {front && <Picture {...picture} src={mediaUrl(front.image)} alt="" priority={priority} />}
        {isHydrated && second && (
          <Picture
            {...picture}
            // Only a mouse shows it, so one width is enough.
            widths={secondWidths}
            className={styles.second}
            src={mediaUrl(second.image)}
            alt=""
          />
        )}
        <ProductBadge
          percent={discountPercent(product)}
          isNew={product.is_new}
          className={styles.badge}
        />
      </div>
      <div className={styles.body}>
        <ProductPrice price={product.price} discountedPrice={product.discounted_price} />
        <h3 className={styles.title}>
          <Link href={`/products/${product.slug}`} className={styles.cover} onClick={open}>
            {product.name}
          </Link>
        </h3>
        <div className={styles.foot}>
          {isSoldOut && <span className={styles.soldOut}>{t('soldOut')}</span>}
          {!isSoldOut && product.reviews_count > 0 && (
            <Rating
              className={styles.rating}
              value={rating}
              count={formatCount(count)}
              label={t('ratingOf', { rating, count })}
            />
          )}
          {isSoldOut ? (
            <SimilarLink slug={product.slug} name={product.name} />
          ) : (
            <CartButton
              subProduct={product.sub_product}
              stock={product.amount}
              name={product.name}
              picture={front?.image}
            />
          )}
        </div>
      </div>
      <LikeButton productId={product.id} name={product.name} className={styles.like} />
      {isHydrated && (
        <div className={styles.view}>
          <QuickViewButton slug={product.slug} name={product.name} />
        </div>
      )}
    </article>
  );
}
