import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { productImages, products, productValues, variants } from '@/api/db/schema/catalog';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';

export type VariantRow = typeof variants.$inferSelect;
export type Picture = { image: string; valueId: number | null };
export type ProductRow = Awaited<ReturnType<typeof readProducts>>[number];

/** A product as stored. Its variants are in display order. */
export type Goods = {
  product: ProductRow;
  variants: VariantRow[];
  values: number[];
  images: Picture[];
};

/** Returns whether a variant is for sale, that is, not withdrawn. */
export function isForSale({ isWithdrawn }: Pick<VariantRow, 'isWithdrawn'>): boolean {
  return !isWithdrawn;
}

/** Reads and locks products, so that they do not change between comparison and write. */
export async function lockGoods(
  tx: Db,
  articles: string[],
  { withImages }: { withImages: boolean },
): Promise<Map<string, Goods>> {
  const named = sql`${products.article} = any(
    array(select json_array_elements_text(${JSON.stringify(articles)}::json)))`;
  const variantRows = await lockVariants(tx, named);
  const productRows = await readProducts(tx, named);
  const ids = productRows.map(({ id }) => id);
  const goods = new Map<number, Goods>();
  for (const product of productRows) {
    goods.set(product.id, { product, variants: [], values: [], images: [] });
  }
  for (const row of variantRows) goods.get(row.productId)?.variants.push(row);
  for (const { productId, valueId } of await readValues(tx, ids)) {
    goods.get(productId)?.values.push(valueId);
  }
  const images = withImages ? await readImages(tx, ids) : [];
  for (const { productId, ...picture } of images) {
    goods.get(productId)?.images.push(picture);
  }
  for (const one of goods.values()) one.variants.sort((a, b) => a.position - b.position);
  return new Map([...goods.values()].map((one) => [one.product.article, one]));
}

/**
 * Locks variants in id order and before any product. Orders lock in the same order, so that no
 * deadlock occurs.
 */
function lockVariants(tx: Db, named: SQL) {
  const productIds = tx.select({ id: products.id }).from(products).where(named);
  return tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, productIds))
    .orderBy(asc(variants.id))
    .for('no key update');
}

function readProducts(tx: Db, named: SQL) {
  return tx
    .select({
      id: products.id,
      article: products.article,
      categoryId: products.categoryId,
      name: products.name,
      short: products.short,
      description: products.description,
      specs: products.specs,
      ...recordOf(storedFlags, ({ name }) => products[name]),
      isNew: products.isNew,
      ikpu: products.ikpu,
      packageCode: products.packageCode,
      vatPercent: products.vatPercent,
      withdrawnAt: products.withdrawnAt,
    })
    .from(products)
    .where(named);
}

function readValues(tx: Db, ids: number[]) {
  return tx.select().from(productValues).where(isOneOf(productValues.productId, ids));
}

function readImages(tx: Db, ids: number[]) {
  return tx
    .select({
      productId: productImages.productId,
      image: productImages.image,
      valueId: productImages.valueId,
    })
    .from(productImages)
    .where(isOneOf(productImages.productId, ids))
    .orderBy(asc(productImages.productId), asc(productImages.position));
}
