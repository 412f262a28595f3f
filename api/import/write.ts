import { inArray, sql } from 'drizzle-orm';
import { productsChanged } from '@/api/catalogue/live-catalog';
import { insertMany, putMany, takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { productImages, products, productValues, variants } from '@/api/db/schema/catalog';
import type { ResolvedProduct, ResolvedVariant } from './resolve';

type Placed = ResolvedProduct & { id: number };

/** Writes the products in a few statements, each for all of them. */
export async function writeProducts(
  db: Db,
  resolved: ResolvedProduct[],
  { knownIds, now }: { knownIds: Map<string, number>; now: Date },
): Promise<void> {
  const isNew = ({ first }: ResolvedProduct) => !knownIds.has(first.article);
  const newIds = await takeIds(db, products, resolved.filter(isNew).length);
  const placed = resolved.map((product) => ({
    ...product,
    id: knownIds.get(product.first.article) ?? newIds.shift() ?? 0,
  }));
  const ids = placed.map(({ id }) => id);

  await putMany(
    db,
    products,
    placed.map((product) => toProduct(product, now)),
  );
  await db.delete(productValues).where(inArray(productValues.productId, ids));
  await db.delete(productImages).where(inArray(productImages.productId, ids));
  await insertMany(db, productValues, placed.flatMap(toValues));
  await insertMany(db, productImages, placed.flatMap(toImages));
  await putVariants(db, placed);
  await db.execute(sql`insert into media (path) select distinct image from ${productImages}
    where ${inArray(productImages.productId, ids)} on conflict do nothing`);
  await productsChanged(db, ids);
}

function toProduct({ id, first, importedAs, categoryId }: Placed, now: Date) {
  return {
    id,
    importedAs,
    categoryId,
    article: first.article,
    name: { uz: first.name_uz, ru: first.name_ru },
    short: { uz: first.short_uz, ru: first.short_ru },
    description: { uz: first.description_uz, ru: first.description_ru },
    specs: first.attributes.map(({ attribute: name, value }) => ({ name, value })),
    express: first.express,
    isNew: first.is_new,
    withdrawnAt: first.withdrawn ? now : null,
    updatedAt: now,
  };
}

function toValues({ id, values }: Placed) {
  return values.map((valueId) => ({ productId: id, valueId }));
}

function toImages({ id, images }: Placed) {
  return images.map((image, position) => ({ productId: id, position, ...image }));
}

/** A sub-product with the same options keeps its id, and one that is gone its row: carts refer to it. */
async function putVariants(db: Db, placed: Placed[]): Promise<void> {
  const ids = placed.map(({ id }) => id);
  const before = await db.select().from(variants).where(inArray(variants.productId, ids));
  const beforeIds = new Map(before.map((row) => [variantKey(row.productId, row), row.id]));
  const wanted = placed.flatMap((product) =>
    product.variants.map((variant, position) => ({
      productId: product.id,
      position,
      ...variant,
      isWithdrawn: false,
      id: beforeIds.get(variantKey(product.id, variant)),
    })),
  );
  const newIds = await takeIds(db, variants, wanted.filter(({ id }) => !id).length);
  const rows = wanted.map((variant) => ({ ...variant, id: variant.id ?? newIds.shift() ?? 0 }));
  const kept = new Set(rows.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);

  await db.update(variants).set({ isWithdrawn: true, stock: 0 }).where(inArray(variants.id, gone));
  await putMany(db, variants, rows);
}

function variantKey(productId: number, { options }: Pick<ResolvedVariant, 'options'>): string {
  const sorted = Object.entries(options).sort(([a], [b]) => Number(a) - Number(b));
  return JSON.stringify([productId, sorted]);
}
