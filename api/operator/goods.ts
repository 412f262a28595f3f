import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { type CatalogTx, catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { readTaxonomy } from '@/api/catalog/live/taxonomy';
import { isSaleBelow, saleAfter } from '@/api/catalog/variant-sale';
import { optionsText } from '@/api/catalog/variant-text';
import { products, variants } from '@/api/db/schema/catalog';
import { bareArticle } from '@/api/import/near-articles';
import { lockVariants, recordStock } from '@/api/order/stock';
import { OperatorFailure } from '@/api/shared/errors';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import type { Command, OperatorShop, VariantChange, VariantReport } from './command';

type Db = OperatorShop['db'];

const VARIANTS_MAX = 500;
const NOT_FOUND = 404;
const NEAR_MAX = 5;

/**
 * Sets the stock of a variant, or changes it by `change` units.
 *
 * @throws OperatorFailure when `name` matches no variant or several, or the stock would become
 * negative.
 */
export async function setStock(
  shop: OperatorShop,
  { name, stock, change }: Command<'setStock'>,
): Promise<VariantChange> {
  const { id } = await requireVariant(shop.db, name);
  return changing(shop, id, async (tx, before) => {
    const next = stock ?? before.stock + (change ?? 0);
    if (next < 0) {
      throw new OperatorFailure(
        `the stock of ${name} is ${before.stock}; it cannot become ${next}`,
      );
    }
    await recordStock(tx, { id, stock: next, at: shop.now() });
  });
}

/**
 * Sets the price of a variant and replaces its discount. Prices are in UZS.
 *
 * @throws OperatorFailure when the discounted price is not below the price, or `name` matches no
 * variant or several.
 */
export async function setPrice(
  shop: OperatorShop,
  { name, price, discounted, percent }: Command<'setPrice'>,
): Promise<VariantChange> {
  const sale = saleAfter(price, { discountedPrice: discounted, salePercent: percent });
  if (!isSaleBelow(price, sale)) {
    throw new OperatorFailure('the discounted price must be below the price');
  }
  const { id, productId } = await requireVariant(shop.db, name);
  return changing(shop, id, async (tx) => {
    await tx
      .update(variants)
      .set({ price, ...sale })
      .where(eq(variants.id, id));
    await catalogChanged(tx, { listed: [productId] });
  });
}

/** Locks and changes a variant, and reports its state before and after. */
async function changing(
  shop: OperatorShop,
  id: number,
  work: (tx: CatalogTx, before: VariantReport) => Promise<void>,
): Promise<VariantChange> {
  return changeCatalog(shop, async (tx) => {
    await lockVariants(tx, [id]);
    const before = await show(tx, id);
    await work(tx, before);
    return { before, after: await show(tx, id) };
  });
}

/** Finds a variant by the SKU of its product, or by the number of the variant, such as `#9`. */
async function requireVariant(db: Db, name: string): Promise<{ id: number; productId: number }> {
  const [, number] = /^#(\d{1,9})$/.exec(name) ?? [];
  const isNamed = number ? eq(variants.id, Number(number)) : eq(products.article, name);
  const [first, ...others] = await variantRows(db, isNamed);
  if (!first) throw await unknownVariant(db, name);
  if (others.length === 0) return first;
  const names = await Promise.all([first, ...others].map(async ({ id }) => show(db, id)));
  throw new OperatorFailure(
    `${name} has ${names.length} variants. Use one of these numbers: ${names.map(lineOf).join('; ')}`,
  );
}

/**
 * Returns the failure for an unknown name. It suggests SKUs that differ only in case, spaces or
 * leading zeros, because spreadsheets change these.
 */
async function unknownVariant(db: Db, name: string): Promise<OperatorFailure> {
  if (name.startsWith('#')) {
    return new OperatorFailure(`no variant has the number ${name}`, { status: NOT_FOUND });
  }
  const near = await db
    .select({ article: products.article })
    .from(products)
    .where(eq(bareArticle(products.article), bareArticle(sql`${name}::text`)))
    .orderBy(asc(products.article))
    .limit(NEAR_MAX);
  const meant = near.map(({ article }) => article).join(' or ');
  const hint = meant ? `. Did you mean ${meant}?` : '. A variant is written with #, as in #9';
  return new OperatorFailure(`no product has the SKU ${name}${hint}`, { status: NOT_FOUND });
}

function variantRows(db: Db, condition: SQL) {
  return db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${condition} and not ${variants.isWithdrawn}`)
    .orderBy(asc(variants.position), asc(variants.id))
    .limit(VARIANTS_MAX);
}

async function show(db: Db, id: number): Promise<VariantReport> {
  const [row] = await db
    .select({ variant: variants, article: products.article })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, id))
    .limit(1);
  if (!row) throw new OperatorFailure(`there is no variant #${id}`);
  const naming = { taxonomy: await readTaxonomy(db), locale: DEFAULT_CONTENT_LOCALE } as const;
  const { options, stock, price, discountedPrice: discounted, salePercent } = row.variant;
  const shown = optionsText(options, naming);
  const percent = salePercent ?? undefined;
  return { id, article: row.article, options: shown, stock, price, discounted, percent };
}

function lineOf({ id, options }: VariantReport): string {
  return options ? `#${id} (${options})` : `#${id}`;
}
