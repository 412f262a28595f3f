import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/layout/page-messages';
import { ProductTrail } from '@/components/product/page/product-trail';
import { RatingSummary } from '@/components/review/rating-summary';
import { ReviewCards } from '@/components/review/review-cards';
import { ReviewPages } from '@/components/review/review-pages';
import { ReviewProduct } from '@/components/review/review-product';
import { ReviewStrip } from '@/components/review/review-strip';
import styles from '@/components/review/reviews-page.module.css';
import { Container } from '@/components/ui/container';
import { parseReviewQuery, type ReviewQuery } from '@/lib/domain/product/review-url';
import { pageMetadata } from '@/lib/server/metadata';
import { getProduct, listReviews } from '@/lib/server/product';

type Props = PageProps<'/[locale]/products/[slug]/reviews'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [t, { name, slug }] = await Promise.all([
    getTranslations('review'),
    getProduct((await params).slug),
  ]);
  return pageMetadata({
    title: t('titleOf', { name }),
    description: t('description', { name }),
    path: `/products/${slug}/reviews`,
    index: Object.keys(await searchParams).length === 0,
  });
}

export default async function ReviewsPage({ params, searchParams }: Props) {
  const requested = parseReviewQuery(await searchParams);
  const { slug } = await params;
  const [t, product, { query, reviews }] = await Promise.all([
    getTranslations('review'),
    getProduct(slug),
    reviewsOf(slug, requested),
  ]);
  const path = `/products/${product.slug}`;

  return (
    <PageMessages page="/products/[slug]/reviews">
      <Container className={styles.page}>
        <ProductTrail
          path={path}
          name={product.name}
          categories={product.categories}
          below={t('title')}
        />
        <h1 className={styles.title}>{t('titleOf', { name: product.name })}</h1>
        <div className={styles.columns}>
          <ReviewProduct product={product} path={path} />
          <div className={styles.panel}>
            <RatingSummary reviews={reviews} />
            <ReviewStrip photos={reviews.photos ?? []} />
          </div>
          <div className={styles.panel}>
            <ReviewPages path={`${path}/reviews`} query={query} reviews={reviews}>
              <ReviewCards reviews={reviews.results} />
            </ReviewPages>
          </div>
        </div>
      </Container>
    </PageMessages>
  );
}

/**
 * Returns a page of reviews and its query. If an old link names a page that no longer exists,
 * returns the first page.
 */
async function reviewsOf(slug: string, query: ReviewQuery) {
  const reviews = await listReviews(slug, query);
  if (query.page === 1 || reviews.results.length > 0) return { query, reviews };
  const first = { ...query, page: 1, after: undefined };
  return { query: first, reviews: await listReviews(slug, first) };
}
