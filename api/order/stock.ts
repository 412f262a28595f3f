import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type CatalogTx, catalogChanged } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import { type STOCK_REASONS, stockMoves } from '@/api/db/schema/order';
import { recordEvent } from '@/api/outbox/record';

type Move = { variantId: number; productId: number; change: number };
type Cause = { reason: (typeof STOCK_REASONS)[number]; orderId: number | null; at: Date };

/**
 * Applies stock changes and records them in the ledger. The caller has locked the rows in the order
 * of their ids.
 */
export async function moveStock(tx: CatalogTx, moves: Move[], cause: Cause): Promise<void> {
  const given = JSON.stringify(moves.map(({ variantId, change }) => ({ id: variantId, change })));
  const rows = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + moved.change` })
    .from(sql`json_to_recordset(${given}::json) as moved (id int, change int)`)
    .where(sql`${variants.id} = moved.id`)
    .returning({ id: variants.id, productId: variants.productId, stock: variants.stock });
  const added = tx
    .insert(stockMoves)
    .values(moves.map(({ variantId, change }) => ({ variantId, change, ...cause })));
  // The units of one line may be returned in several steps, so their changes are added up.
  await (cause.reason === 'return'
    ? added.onConflictDoUpdate({
        target: [stockMoves.orderId, stockMoves.variantId, stockMoves.reason],
        set: { change: sql`${stockMoves.change} + excluded.change`, at: cause.at },
      })
    : added);

  const changes = new Map(moves.map(({ variantId, change }) => [variantId, change]));
  const switched = rows.filter(({ id, stock }) => stock > 0 !== stock - (changes.get(id) ?? 0) > 0);
  if (cause.reason === 'order') await recordSoldOut(tx, rows, cause);
  // Lists show only whether a product is in stock, so other changes of its stock do not affect
  // them.
  await catalogChanged(tx, { products: idsOf(rows), listed: idsOf(switched) });
}

/**
 * Reports SKUs whose last units were ordered, but not those whose stock staff or an import set to
 * 0.
 */
async function recordSoldOut(
  tx: Db,
  rows: { id: number; stock: number }[],
  { orderId, at }: Cause,
): Promise<void> {
  const ids = rows.flatMap(({ id, stock }) => (stock === 0 ? id : []));
  if (ids.length === 0 || orderId === null) return;
  const soldOut = await tx
    .select({ sku: variants.id, article: products.article, name: products.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .limit(ids.length);
  for (const one of soldOut) {
    await recordEvent(tx, { type: 'stock.empty', data: { ...one, order_id: orderId }, at });
  }
}

/**
 * Sets the stock of a SKU and records the difference in the ledger. Returns `false` for an unknown
 * SKU.
 */
export async function recordStock(
  tx: CatalogTx,
  { id, stock, at }: { id: number; stock: number; at: Date },
): Promise<boolean> {
  await lockVariants(tx, [id]);
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).limit(1);
  if (!row) return false;
  const moves = [{ variantId: id, productId: row.productId, change: stock - row.stock }];
  await moveStock(tx, moves, { reason: 'operator', orderId: null, at });
  return true;
}

function idsOf(rows: { productId: number }[]): number[] {
  return [...new Set(rows.map(({ productId }) => productId))];
}

/** Locks SKUs until the transaction ends. The fixed sequence by id prevents deadlocks. */
export async function lockVariants(db: Db, ids: number[]): Promise<void> {
  await db
    .select({ id: variants.id })
    .from(variants)
    .where(ids.length === 1 ? eq(variants.id, ids[0] ?? 0) : inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('no key update');
}
