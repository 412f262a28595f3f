import { useTranslations } from 'next-intl';
import { BreadcrumbSkeleton } from '@/components/ui/breadcrumb-skeleton';
import { Container } from '@/components/ui/container';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import type { ProductCard } from '@/lib/contract/product';
import { formatRating } from '@/lib/domain/number';
import buyStyles from './buy-box.module.css';
import styles from './opening-product.module.css';
import { PercentBadge } from './percent-badge';
import galleryStyles from './product-gallery.module.css';
import headingStyles from './product-heading.module.css';
import pageStyles from './product-page.module.css';
import { ProductPrice } from './product-price';
import ratingStyles from './product-rating.module.css';
import stripStyles from './thumbnail-strip.module.css';

type Props = {
  product: ProductCard;
  /** As the card shows it. */
  picture: string | undefined;
};

/** The product's page as far as its card knows it, everything in its later place (record 029). */
export function OpeningProduct({ product, picture }: Props) {
  const t = useTranslations('product');
  const [rating, count] = [formatRating(product.rating), product.reviews_count];

  return (
    <Container>
      <BreadcrumbSkeleton />
      <div className={pageStyles.top}>
        <div className={galleryStyles.gallery}>
          <div className={stripStyles.strip}>
            {product.images.map(({ id }) => (
              <Skeleton key={id} width={64} height={64} radius="var(--radius)" />
            ))}
          </div>
          <div className={galleryStyles.main}>
            <div className={styles.picture}>
              {picture && <img src={picture} alt="" fetchPriority="high" />}
            </div>
            <div className={galleryStyles.badge}>
              <PercentBadge of={product} />
            </div>
          </div>
        </div>
        <div className={pageStyles.facts}>
          <header>
            <p className={headingStyles.article}>
              <Skeleton width={180} height={22} radius={6} />
            </p>
            <h1 className={headingStyles.title}>{product.name}</h1>
            <div className={ratingStyles.rating}>
              <Stars value={product.rating} label={t('ratingOf', { rating, count })} />
              {count > 0 && <b>{rating}</b>}
              <Skeleton width={72} height={16} />
            </div>
          </header>
          <section>
            <Skeleton height={176} radius="var(--radius-card)" />
          </section>
        </div>
        <div className={pageStyles.buy}>
          <section className={buyStyles.box}>
            <div className={buyStyles.offer}>
              <div className={buyStyles.price}>
                <ProductPrice
                  price={product.price}
                  discountedPrice={product.discounted_price}
                  size="large"
                />
                <PercentBadge of={product} tone="sale-soft" />
              </div>
              <Skeleton className={styles.instalment} height={56} radius="var(--radius)" />
            </div>
            <div className={buyStyles.cart}>
              <Skeleton height={116} radius="var(--radius)" />
            </div>
            <div className={buyStyles.oneClick}>
              <Skeleton height={44} radius="var(--radius)" />
            </div>
          </section>
          <Skeleton height={182} radius="var(--radius-card)" />
        </div>
      </div>
    </Container>
  );
}
