import { and, asc, count, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { requireProduct } from '@/api/catalog/product';
import type { Db } from '@/api/db/database';
import { reviews } from '@/api/db/schema/shopper';
import { type RowCursor, readCursor, writeCursor } from '@/api/shared/cursor';
import { textIn } from '@/api/shared/locale';
import { messages } from '@/api/shared/messages';
import type { Ports } from '@/api/shared/ports';
import { type ContentLocale, REVIEW_STRIP_MAX } from '@/lib/constants';
import type { Review, ReviewList, ReviewSort } from '@/lib/contract/review';

type Input = {
  slug: string;
  sort: ReviewSort;
  page: number;
  size: number;
  after?: string | undefined;
};

/** The sort key that is compared before a review's time and id. */
type First = { value: SQL<number>; of: (row: Row) => number; descending: boolean };
type Row = typeof reviews.$inferSelect;

const rating = { value: sql<number>`${reviews.rating}`, of: (row: Row) => row.rating };
const firsts: Record<ReviewSort, First | null> = {
  new: null,
  high: { ...rating, descending: true },
  low: { ...rating, descending: false },
  photos: {
    value: sql<number>`(${reviews.photos} <> '[]')::integer`,
    of: ({ photos }) => (photos.length > 0 ? 1 : 0),
    descending: true,
  },
};

function orderOf(sort: ReviewSort): SQL[] {
  const first = firsts[sort];
  const own = first ? [first.descending ? desc(first.value) : asc(first.value)] : [];
  return [...own, desc(reviews.createdAt), asc(reviews.id)];
}

function cursorOf(row: Row, sort: ReviewSort): RowCursor {
  const first = firsts[sort]?.of(row);
  return { createdAt: row.createdAt, id: row.id, ...(first !== undefined && { first }) };
}

/**
 * Builds the expression for the stored time of the cursor's review, because the stored time has
 * microseconds and the cursor only milliseconds.
 */
function storedTime({ createdAt, id }: RowCursor): SQL<Date> {
  const row = sql`select ${reviews.createdAt} from ${reviews} where ${reviews.id} = ${id}`;
  return sql<Date>`coalesce((${row}), ${sql.param(createdAt, reviews.createdAt)})`;
}

/** Builds the condition for the reviews after a position in the sort order. */
function isAfter(cursor: RowCursor, sort: ReviewSort) {
  const { first: value = 0, id } = cursor;
  const createdAt = storedTime(cursor);
  const isSame = and(eq(reviews.createdAt, createdAt), gt(reviews.id, id));
  const later = or(lt(reviews.createdAt, createdAt), isSame);
  const first = firsts[sort];
  if (!first) return later;
  const beyond = first.descending ? lt(first.value, value) : gt(first.value, value);
  return or(beyond, and(eq(first.value, value), later));
}

/**
 * Lists a product's reviews by page or after a cursor. `histogram` counts five stars down to one.
 * @throws NotFound when the product does not exist.
 * @throws Gone when the product is withdrawn.
 */
export async function listReviews(
  { db }: Ports,
  input: Input,
  locale: ContentLocale,
): Promise<ReviewList> {
  const { sort, size, page } = input;
  const product = await requireProduct(db, input.slug);
  const cursor = readCursor(input.after, firsts[sort] !== null);
  const [found, histogram, photos] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(and(isShown(product.id), cursor ? isAfter(cursor, sort) : undefined))
      .orderBy(...orderOf(sort))
      .limit(size + 1)
      .offset(cursor ? 0 : (page - 1) * size),
    histogramOf(db, product.id),
    photosOf(db, product.id),
  ]);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    results: rows.map((row) => toReview(row, locale)),
    count: histogram.reduce((sum, one) => sum + one, 0),
    rating: product.rating,
    histogram,
    photos,
    next: found.length > size && last ? writeCursor(cursorOf(last, sort)) : null,
  };
}

function isShown(productId: number) {
  return and(eq(reviews.productId, productId), isNull(reviews.hiddenAt));
}

async function histogramOf(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isShown(productId))
    .groupBy(reviews.rating);
  return [5, 4, 3, 2, 1].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

async function photosOf(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .select({ photos: reviews.photos })
    .from(reviews)
    .where(and(isShown(productId), ne(reviews.photos, [])))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(REVIEW_STRIP_MAX);
  return rows.flatMap(({ photos }) => photos).slice(0, REVIEW_STRIP_MAX);
}

/** Converts a stored review to the wire format, with texts in one language. */
export function toReview(row: typeof reviews.$inferSelect, locale: ContentLocale): Review {
  const options = textIn(row.options, locale);
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    photos: row.photos,
    author: { title: row.authorTitle || textIn(messages.customer, locale) },
    date: row.createdAt.toISOString(),
    ...(options && { options }),
    ...(row.answer && { answer: row.answer }),
  };
}
