import { asc, eq, inArray, sql } from 'drizzle-orm';
import { productsChanged } from '@/api/catalogue/live-catalog';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import { type STOCK_REASONS, stockMoves } from '@/api/db/schema/order';
import type { Ports } from '@/api/shared/ports';
import { pageTag } from '@/lib/domain/page-tags';

type Move = { variantId: number; productId: number; change: number };
type Cause = { reason: (typeof STOCK_REASONS)[number]; orderId: number | null; at: Date };

/** What must be published after the transaction has been committed. */
export type StockChange = { productIds: number[]; hasSwitched: boolean };

/** The ports through which a change of goods is published. */
export type ChangePublisher = Pick<Ports, 'publishInvalidation'> & {
  catalog: Pick<Ports['catalog'], 'reread'>;
};

export const noStockChange: StockChange = { productIds: [], hasSwitched: false };

/**
 * Takes pieces from the stock or puts them back, each with an entry in the ledger. The caller must
 * have locked the rows in the order of their ids.
 */
export async function moveStock(db: Db, moves: Move[], cause: Cause): Promise<StockChange> {
  const given = JSON.stringify(moves.map(({ variantId, change }) => ({ id: variantId, change })));
  const rows = await db
    .update(variants)
    .set({ stock: sql`${variants.stock} + moved.change` })
    .from(sql`json_to_recordset(${given}::json) as moved (id int, change int)`)
    .where(sql`${variants.id} = moved.id`)
    .returning({ id: variants.id, productId: variants.productId, stock: variants.stock });
  await db
    .insert(stockMoves)
    .values(moves.map(({ variantId, change }) => ({ variantId, change, ...cause })));

  const changes = new Map(moves.map(({ variantId, change }) => [variantId, change]));
  const switched = rows.filter(({ id, stock }) => stock > 0 !== stock - (changes.get(id) ?? 0) > 0);
  await markSwitched(db, idsOf(switched));
  return { productIds: idsOf(rows), hasSwitched: switched.length > 0 };
}

/** Never throws: the change is committed, and lists and pages expire by age anyway. */
export async function publishStockChange(
  { catalog, publishInvalidation }: ChangePublisher,
  { productIds, hasSwitched }: StockChange,
): Promise<void> {
  if (productIds.length === 0) return;
  try {
    if (hasSwitched) await catalog.reread();
    const lists = hasSwitched ? [pageTag.products, pageTag.home] : [];
    publishInvalidation([...productIds.map(pageTag.product), ...lists]);
  } catch (error) {
    console.error('after a change of stock:', error);
  }
}

/** Lists show only whether a product is in stock: other changes of stock do not affect them. */
async function markSwitched(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = db.select({ id: products.id }).from(products).where(inArray(products.id, ids));
  await rows.orderBy(asc(products.id)).for('no key update');
  await productsChanged(db, ids);
}

function idsOf(rows: { productId: number }[]): number[] {
  return [...new Set(rows.map(({ productId }) => productId))];
}

/** Locks the sub-products of an order, to put back what it took. */
export async function lockVariants(db: Db, ids: number[]): Promise<void> {
  await db
    .select({ id: variants.id })
    .from(variants)
    .where(ids.length === 1 ? eq(variants.id, ids[0] ?? 0) : inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('no key update');
}
