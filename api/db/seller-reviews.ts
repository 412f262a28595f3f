import { eq, sql } from 'drizzle-orm';
import { products } from '@/api/db/schema/catalog';
import { sellers } from '@/api/db/schema/shopper';
import type { Db } from './database';
import { reviews } from './schema/shopper';

/** The id of the only seller, until products name their own (ADR 080). */
export const DEFAULT_SELLER = 1;

/** Adds a new review to the seller's totals. */
export async function countReview(tx: Db, rating: number): Promise<void> {
  await tx
    .insert(sellers)
    .values({ id: DEFAULT_SELLER, ratingSum: rating, reviewsCount: 1 })
    .onConflictDoUpdate({
      target: sellers.id,
      set: {
        ratingSum: sql`${sellers.ratingSum} + ${rating}`,
        reviewsCount: sql`${sellers.reviewsCount} + 1`,
      },
    });
}

/**
 * Stores the number and the average rating of the shown reviews of a product. The caller has locked
 * the product.
 */
export async function recountReviews(tx: Db, productId: number): Promise<void> {
  const shown = sql`from ${reviews} where product_id = ${productId} and hidden_at is null`;
  await tx.execute(sql`update ${products} set
    reviews_count = (select count(*) ${shown}),
    rating = (select coalesce(round(avg(rating), 1), 0) ${shown})
    where id = ${productId}`);
}

/** Adjusts the seller's totals after reviews are hidden, shown or deleted. */
export async function adjustSeller(
  tx: Db,
  { ratings, count }: { ratings: number; count: number },
): Promise<void> {
  await tx
    .update(sellers)
    .set({
      ratingSum: sql`${sellers.ratingSum} + ${ratings}`,
      reviewsCount: sql`${sellers.reviewsCount} + ${count}`,
    })
    .where(eq(sellers.id, DEFAULT_SELLER));
}

/** Sets the seller's totals from all shown reviews if a database does not contain them yet. */
export async function countAllReviews(db: Db): Promise<void> {
  await db.execute(sql`insert into ${sellers} (id, rating_sum, reviews_count)
    select ${DEFAULT_SELLER}::int, sum(rating), count(*) from ${reviews}
    where not exists (select from ${sellers}) and hidden_at is null having count(*) > 0`);
}
