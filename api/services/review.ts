import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { requireProduct } from '@/api/catalogue/product';
import type { Db } from '@/api/db/database';
import { reviews } from '@/api/db/schema/shopper';
import { textIn } from '@/api/shared/locale';
import { messages } from '@/api/shared/messages';
import type { Ports } from '@/api/shared/ports';
import type { Locale } from '@/lib/constants';
import type { Review, ReviewList, ReviewSort } from '@/lib/contract/review';

type Input = { slug: string; sort: ReviewSort; page: number; size: number };

const orders: Record<ReviewSort, SQL[]> = {
  new: [],
  high: [desc(reviews.rating)],
  low: [asc(reviews.rating)],
  photos: [desc(sql`${reviews.photos} <> '[]'`)],
};

export async function listReviews(
  { db }: Ports,
  input: Input,
  locale: Locale,
): Promise<ReviewList> {
  const product = await requireProduct(db, input.slug);
  const [rows, histogram] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(eq(reviews.productId, product.id))
      .orderBy(...orders[input.sort], desc(reviews.createdAt), asc(reviews.id))
      .limit(input.size)
      .offset((input.page - 1) * input.size),
    histogramOf(db, product.id),
  ]);
  return {
    results: rows.map((row) => toReview(row, locale)),
    count: histogram.reduce((sum, one) => sum + one, 0),
    rating: product.rating,
    histogram,
  };
}

async function histogramOf(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.rating);
  return [5, 4, 3, 2, 1].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

export function toReview(row: typeof reviews.$inferSelect, locale: Locale): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    photos: row.photos,
    author: { title: row.authorTitle || textIn(messages.customer, locale) },
    date: row.createdAt.toISOString(),
  };
}
