import { useTranslations } from 'next-intl';
import { PercentBadge } from '@/components/product/card/product-badge';
import ratingStyles from '@/components/product/card/product-rating.module.css';
import { GalleryLayout } from '@/components/product/gallery/gallery-layout';
import stripStyles from '@/components/product/gallery/thumbnail-strip.module.css';
import { BuyLayout } from '@/components/product/page/buy/buy-layout';
import breadcrumbStyles from '@/components/ui/breadcrumb.module.css';
import { Container } from '@/components/ui/container';
import { Stars } from '@/components/ui/display/stars';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { ProductCard } from '@/lib/contract/product';
import { formatRating } from '@/lib/domain/text/number';
import { HeadingLayout } from './heading-layout';
import styles from './optimistic-product.module.css';
import { ProductColumns } from './product-columns';

type Props = {
  product: ProductCard;
  /** The URL from which the card has loaded its image. */
  picture: string | undefined;
};

export function OptimisticProduct({ product, picture }: Props) {
  return (
    <Container>
      <BreadcrumbSkeleton />
      <ProductColumns
        gallery={
          <GalleryLayout
            thumbnails={<Thumbnails images={product.images} />}
            badge={<PercentBadge of={product} />}
          >
            <div className={styles.picture}>
              {picture && <img src={picture} alt="" fetchPriority="high" />}
            </div>
          </GalleryLayout>
        }
        heading={
          <HeadingLayout
            article={<Skeleton width={180} height={22} radius={6} />}
            name={product.name}
            rating={<Rating product={product} />}
          />
        }
        choices={
          <section>
            <Skeleton height={176} radius="var(--radius-card)" />
          </section>
        }
        buy={
          <>
            <BuyLayout
              priced={product}
              instalment={
                <Skeleton className={styles.instalment} height={56} radius="var(--radius)" />
              }
              cart={<Skeleton height={116} radius="var(--radius)" />}
              oneClick={<Skeleton height={44} radius="var(--radius)" />}
            />
            <Skeleton height={182} radius="var(--radius-card)" />
          </>
        }
      />
    </Container>
  );
}

function Thumbnails({ images }: Pick<ProductCard, 'images'>) {
  return (
    <div className={stripStyles.strip}>
      {images.map(({ id }) => (
        <Skeleton key={id} width={64} height={64} radius="var(--radius)" />
      ))}
    </div>
  );
}

function Rating({ product: { rating, reviews_count: count } }: Pick<Props, 'product'>) {
  const t = useTranslations('product');
  const value = formatRating(rating);

  return (
    <div className={ratingStyles.rating}>
      <Stars value={rating} label={t('ratingOf', { rating: value, count })} />
      {count > 0 && <b>{value}</b>}
      <Skeleton width={72} height={16} />
    </div>
  );
}

function BreadcrumbSkeleton() {
  return (
    <div className={breadcrumbStyles.list}>
      <span className={breadcrumbStyles.current}>
        <Skeleton width={180} height={16} />
      </span>
    </div>
  );
}
