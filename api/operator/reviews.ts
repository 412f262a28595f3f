import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type CatalogTx, catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import { media, products } from '@/api/db/schema/catalog';
import { reviews } from '@/api/db/schema/shopper';
import { adjustSeller, recountReviews } from '@/api/db/seller-reviews';
import { OperatorFailure } from '@/api/shared/errors';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Command, OperatorShop, ReviewReport } from './command';

const REVIEWS_ON_PAGE = 50;
/** Maximum length, in characters, of the shop's answer to a review. */
export const ANSWER_LENGTH_MAX = 2000;
const NOT_FOUND = 404;

/** Lists the reviews of all products, the latest first. */
export async function listReviews(
  { db }: Pick<OperatorShop, 'db'>,
  { page = 1 }: Command<'reviews'>,
): Promise<ReviewReport[]> {
  const rows = await db
    .select({ review: reviews, article: products.article })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(REVIEWS_ON_PAGE)
    .offset((page - 1) * REVIEWS_ON_PAGE);
  return rows.map(({ review, article }) => toReport(review, article));
}

/**
 * Returns a review, even a hidden one.
 * @throws OperatorFailure with status 404 when the review does not exist.
 */
export async function showReview(
  { db }: Pick<OperatorShop, 'db'>,
  { id }: Command<'review'>,
): Promise<ReviewReport> {
  const { review, article } = await requireReview(db, id);
  return toReport(review, article);
}

type Row = typeof reviews.$inferSelect;

function toReport(row: Row, article: string): ReviewReport {
  const { id, rating, text, authorTitle: author, answer, hiddenAt, createdAt, photos } = row;
  const shown = { id, article, rating, text, author, answer, photos: photos.length };
  return { ...shown, date: createdAt.toISOString(), isHidden: hiddenAt !== null };
}

/**
 * Hides, shows, answers or deletes a review, and recounts the ratings of its product and of the
 * seller. Hiding, showing and answering are idempotent. The order line of a deleted review cannot
 * be reviewed again.
 */
export async function changeReview(
  shop: OperatorShop,
  { id, to, answer = '' }: Command<'changeReview'>,
): Promise<ReviewReport> {
  const { report, photos } = await changeCatalog(shop, async (tx) => {
    const { review: before, article } = await lockReview(tx, id);
    const after = await write(tx, before, { to, answer, now: shop.now() });
    const isShown = after !== null && after.hiddenAt === null;
    const change = Number(isShown) - Number(before.hiddenAt === null);
    await recountReviews(tx, before.productId);
    if (change !== 0) await adjustSeller(tx, { ratings: change * before.rating, count: change });
    await catalogChanged(tx, { listed: [before.productId] });
    return {
      report: toReport(after ?? before, article),
      photos: after ? [] : before.photos,
    };
  });
  await Promise.all(photos.map((path) => shop.media.remove(path)));
  return report;
}

/** Locks the product of a review, as adding a review does, and then reads the review. */
async function lockReview(tx: CatalogTx, id: number): Promise<{ review: Row; article: string }> {
  await tx.execute(sql`select 1 from ${products}
    where id = (select product_id from ${reviews} where ${reviews.id} = ${id})
    for no key update`);
  return requireReview(tx, id);
}

async function requireReview(db: Db, id: number): Promise<{ review: Row; article: string }> {
  const [found] = await db
    .select({ review: reviews, article: products.article })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id))
    .limit(1);
  if (found) return found;
  throw new OperatorFailure(`there is no review ${id}`, { status: NOT_FOUND });
}

type Change = { to: Command<'changeReview'>['to']; answer: string; now: Date };

/** Applies the change. Returns the changed review, or `null` if it was deleted. */
async function write(
  tx: CatalogTx,
  { id, photos, hiddenAt }: Row,
  { to, answer, now }: Change,
): Promise<Row | null> {
  if (to === 'deleted') {
    await tx.delete(reviews).where(eq(reviews.id, id));
    if (photos.length > 0) await tx.delete(media).where(inArray(media.path, photos));
    return null;
  }
  const changes = {
    hidden: { hiddenAt: hiddenAt ?? now },
    shown: { hiddenAt: null },
    answered: { answer: plainText(answer).trim() },
  };
  const [row] = await tx.update(reviews).set(changes[to]).where(eq(reviews.id, id)).returning();
  if (!row) throw new Error('the update returned no row');
  return row;
}
