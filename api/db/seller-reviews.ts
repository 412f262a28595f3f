import { sql } from 'drizzle-orm';
import { sellers } from '@/api/db/schema/shopper';
import type { Db } from './database';
import { reviews } from './schema/shopper';

/** The only seller until products name their own (ADR 080). */
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

/** Counts all reviews once, for databases that are older than the seller's totals. */
export async function countAllReviews(db: Db): Promise<void> {
  await db.execute(sql`insert into ${sellers} (id, rating_sum, reviews_count)
    select ${DEFAULT_SELLER}::int, sum(rating), count(*) from ${reviews}
    where not exists (select from ${sellers}) having count(*) > 0`);
}
