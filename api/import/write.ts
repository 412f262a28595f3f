import { inArray, sql } from 'drizzle-orm';
import { insertMany, putMany, takeIds, updateMany } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { productImages, products, productValues, variants } from '@/api/db/schema/catalog';
import { stockMoves } from '@/api/db/schema/order';
import type { Plan } from './plan';
import type { PlannedVariant } from './plan-variants';

const OF_SALE = new Set(['price', 'discounted_price', 'sale_percent', 'stock']);

export type Placed = Plan & { id: number };

/** Writes planned products, values, images, variants and stock movements in a few statements. */
export async function writePlans(db: Db, plans: Plan[], now: Date): Promise<Placed[]> {
  const newIds = await takeIds(db, products, plans.filter(({ goods }) => !goods).length);
  const placed = plans.map((plan) => ({
    ...plan,
    id: plan.goods?.product.id ?? newIds.shift() ?? 0,
  }));
  await putMany(
    db,
    products,
    placed.filter(isRewritten).map(({ id, fields }) => ({ id, ...fields, updatedAt: now })),
  );
  await replaceValues(db, placed);
  await replaceImages(db, placed);
  await putVariants(db, placed, now);
  return placed;
}

async function replaceValues(db: Db, placed: Placed[]): Promise<void> {
  const differing = placed.filter(({ values }) => values !== null);
  const ids = differing.map(({ id }) => id);
  const rows = differing.flatMap(({ id, values }) =>
    (values ?? []).map((valueId) => ({ productId: id, valueId })),
  );
  if (ids.length > 0) await db.delete(productValues).where(inArray(productValues.productId, ids));
  await insertMany(db, productValues, rows);
}

async function replaceImages(db: Db, placed: Placed[]): Promise<void> {
  const differing = placed.filter(({ images }) => images !== null);
  if (differing.length === 0) return;
  const ids = differing.map(({ id }) => id);
  const rows = differing.flatMap(({ id, images }) =>
    (images ?? []).map((image, position) => ({ productId: id, position, ...image })),
  );
  await db.delete(productImages).where(inArray(productImages.productId, ids));
  await insertMany(db, productImages, rows);
  await db.execute(sql`insert into media (path) select distinct image from ${productImages}
    where ${inArray(productImages.productId, ids)} on conflict do nothing`);
}

/**
 * Inserts and updates variants. A withdrawn variant stays in the table, because carts refer to it.
 */
async function putVariants(db: Db, placed: Placed[], now: Date): Promise<void> {
  const wanted = placed.flatMap(({ id: productId, variants: own }) =>
    own.map((variant) => ({ productId, ...variant })),
  );
  const kept = wanted.flatMap(({ id, ...variant }) => (id ? [{ id, ...variant }] : []));
  const others = wanted.filter(({ id }) => !id);
  const newIds = await takeIds(db, variants, others.length);
  const added = others.map((variant) => ({ ...variant, id: newIds.shift() ?? 0 }));
  const gone = placed.flatMap((plan) => plan.gone);
  if (gone.length > 0) {
    const change = { isWithdrawn: true, stock: 0 };
    await db.update(variants).set(change).where(inArray(variants.id, gone));
  }
  await insertMany(db, variants, added);
  await updateMany(db, variants, kept.map(ofSale));
  await noteMoves(db, [...kept, ...added, ...gone.map((id) => ({ id, stock: 0 }))], {
    placed,
    now,
  });
}

function ofSale({
  id,
  price,
  discountedPrice,
  salePercent,
  stock,
  isWithdrawn,
}: PlannedVariant & { id: number }) {
  return { id, price, discountedPrice, salePercent, stock, isWithdrawn };
}

async function noteMoves(
  db: Db,
  rows: { id: number; stock?: number | undefined }[],
  { placed, now }: { placed: Placed[]; now: Date },
): Promise<void> {
  const previous = placed.flatMap(({ goods }) => goods?.variants ?? []);
  const stockOf = new Map(previous.map(({ id, stock }) => [id, stock]));
  const moves = rows.flatMap(({ id, stock = 0 }) => {
    const change = stock - (stockOf.get(id) ?? 0);
    return change === 0 ? [] : [{ variantId: id, orderId: null, change, at: now }];
  });
  await insertMany(
    db,
    stockMoves,
    moves.map((move) => ({ ...move, reason: 'import' as const })),
  );
}

function isRewritten({ changes }: Pick<Plan, 'changes'>): boolean {
  return changes.some(({ field }) => !OF_SALE.has(field));
}
