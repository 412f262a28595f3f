import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type CatalogTx, catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { requireProduct } from '@/api/catalog/product';
import type { Db } from '@/api/db/database';
import { media, products } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { customers } from '@/api/db/schema/customer';
import { orderLines, orders } from '@/api/db/schema/order';
import { reviews } from '@/api/db/schema/shopper';
import { countReview, recountReviews } from '@/api/db/seller-reviews';
import { findUsedUp, spendLimits } from '@/api/services/session/limit';
import { Conflict, TooMany } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Received } from '@/lib/contract/contract';
import type { Review } from '@/lib/contract/review';
import { firstLetter } from '@/lib/domain/text/initials';
import { toReview } from './review';
import { decoding, dropPhotos, reencoded, storePhoto } from './review-photo';

type NewReview = Received<'review.add'>['body'];
type Input = { customer: number; slug: string; body: NewReview; locale: ContentLocale };
type Row = typeof reviews.$inferInsert;

/** The number of uploads with photos that the server decodes per customer and hour. */
const PHOTO_ATTEMPTS = { uses: 12, seconds: 60 * 60 };

/**
 * Checks, before a review is received, whether the customer may send it.
 *
 * @throws NotFound when the product does not exist.
 * @throws Gone when the product is withdrawn.
 * @throws Conflict when no order line of the product may be reviewed.
 * @throws TooMany when the attempts with photos are used up.
 */
export async function admitReview(
  { db, now }: Ports,
  { customer, slug, hasPhotos }: { customer: number; slug: string; hasPhotos: boolean },
): Promise<void> {
  const product = await requireProduct(db, slug);
  await reviewableLine(db, { customer, product: product.id });
  const limit = { key: photoKey(customer), ...PHOTO_ATTEMPTS };
  if (hasPhotos && (await findUsedUp(db, [limit], now()))) throw new TooMany();
}

/**
 * Adds a review for one of the customer's received order lines. Each line can be reviewed once.
 * @throws NotFound when the product does not exist.
 * @throws Gone when the product is withdrawn.
 * @throws Conflict when no order line of the product may be reviewed.
 * @throws Invalid when a photo is too large or cannot be decoded.
 * @throws TooMany when the attempts with photos are used up.
 */
export async function addReview(ports: Ports, input: Input): Promise<Review> {
  const { customer, slug, body } = input;
  const product = await requireProduct(ports.db, slug);
  const add = async () => {
    const line = await reviewableLine(ports.db, { customer, product: product.id, ...body });
    return addToLine(ports, { ...input, product: product.id, line });
  };
  return body.photos.length === 0 ? add() : decoding(customer, add);
}

async function addToLine(
  ports: Ports,
  { customer, body, locale, product, line }: Input & { product: number; line: number },
): Promise<Review> {
  const photos = await keepPhotos(ports, { customer, photos: body.photos });
  try {
    const review = await changeCatalog(ports, async (tx) => {
      const options = await useUp(tx, line, ports.now());
      return write(tx, {
        productId: product,
        rating: body.rating,
        text: body.text,
        photos,
        authorTitle: await authorTitle(tx, customer),
        options,
        createdAt: ports.now(),
      });
    });
    return toReview(review, locale);
  } catch (error) {
    await dropPhotos(photos, ports.media);
    throw error;
  }
}

type Sought = { customer: number; product: number; order_line?: number | undefined };

async function reviewableLine(db: Db, sought: Sought): Promise<number> {
  const { customer, product, order_line: requested } = sought;
  const received = await db
    .select({ id: orderLines.id, reviewedAt: orderLines.reviewedAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.customerId, customer),
        eq(orders.status, 'done'),
        eq(orderLines.productId, product),
        ...(requested === undefined ? [] : [eq(orderLines.id, requested)]),
      ),
    )
    .orderBy(asc(orderLines.id));
  const open = received.find(({ reviewedAt }) => reviewedAt === null);
  if (open) return open.id;
  throw new Conflict(received.length > 0 ? 'reviewedAlready' : 'notReceived');
}

/**
 * Marks a line as reviewed and returns its options. Only one of two simultaneous requests for the
 * same line succeeds.
 */
async function useUp(tx: Db, line: number, reviewedAt: Date): Promise<Text> {
  const used = await tx
    .update(orderLines)
    .set({ reviewedAt })
    .where(and(eq(orderLines.id, line), isNull(orderLines.reviewedAt)))
    .returning({ options: orderLines.options });
  const [reviewed] = used;
  if (!reviewed) throw new Conflict('reviewedAlready');
  return reviewed.options;
}

async function keepPhotos(
  { db, media: store, now }: Ports,
  { customer, photos }: { customer: number; photos: Blob[] },
): Promise<string[]> {
  if (photos.length === 0) return [];
  const limit = { key: photoKey(customer), ...PHOTO_ATTEMPTS };
  if (await spendLimits(db, [limit], now())) throw new TooMany();
  const paths: string[] = [];
  try {
    for (const photo of photos) paths.push(await storePhoto(await reencoded(photo), store));
    return paths;
  } catch (error) {
    await dropPhotos(paths, store);
    throw error;
  }
}

function photoKey(customer: number): string {
  return `photos:${customer}`;
}

async function write(tx: CatalogTx, row: Row): Promise<typeof reviews.$inferSelect> {
  // Reviews of a product are added one at a time, so that each average includes all earlier ones.
  await tx.execute(sql`select 1 from ${products} where id = ${row.productId} for no key update`);
  const [review] = await tx.insert(reviews).values(row).returning();
  if (!review) throw new Error('the insert returned no row');
  if (review.photos.length > 0) {
    await tx.insert(media).values(review.photos.map((path) => ({ path })));
  }
  await recountReviews(tx, row.productId);
  await countReview(tx, row.rating);
  await catalogChanged(tx, { listed: [row.productId] });
  return review;
}

/**
 * Formats the author as 'Madina K.'. Returns `''` for a customer without a name; the response then
 * uses a generic title.
 */
async function authorTitle(tx: Db, customer: number): Promise<string> {
  const [found] = await tx
    .select({ first: customers.firstName, last: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customer))
    .limit(1);
  const initial = found?.last ? ` ${firstLetter(found.last).toUpperCase()}.` : '';
  return found?.first ? found.first + initial : '';
}
