import { asc, eq, sql } from 'drizzle-orm';
import { catalogueChanged, changeCatalogue } from '@/api/catalogue/live/catalogue-changed';
import { readTaxonomy } from '@/api/catalogue/live/taxonomy';
import { isSaleBelow, saleAfter } from '@/api/catalogue/variant-sale';
import { optionsText } from '@/api/catalogue/variant-text';
import { products, variants } from '@/api/db/schema/catalog';
import { lockVariants, recordStock } from '@/api/order/stock';
import { OperatorFailure } from '@/api/shared/errors';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import type { Command, VariantReport } from './command';
import type { OperatorShop } from './operator';

type Db = OperatorShop['db'];

const VARIANTS_MAX = 500;
const NOT_FOUND = 404;

export async function setStock(
  shop: OperatorShop,
  { name, stock }: Command<'setStock'>,
): Promise<VariantReport> {
  const { id } = await requireVariant(shop.db, name);
  await changeCatalogue(shop, (tx) => recordStock(tx, { id, stock, at: shop.now() }));
  return show(shop.db, id);
}

export async function setPrice(
  shop: OperatorShop,
  { name, price, discounted, percent }: Command<'setPrice'>,
): Promise<VariantReport> {
  const sale = saleAfter(price, { discountedPrice: discounted, salePercent: percent });
  if (!isSaleBelow(price, sale)) {
    throw new OperatorFailure('the discounted price must be below the price');
  }
  const { id, productId } = await requireVariant(shop.db, name);
  await changeCatalogue(shop, async (tx) => {
    await lockVariants(tx, [id]);
    await tx
      .update(variants)
      .set({ price, ...sale })
      .where(eq(variants.id, id));
    await catalogueChanged(tx, { listed: [productId] });
  });
  return show(shop.db, id);
}

async function requireVariant(db: Db, name: string): Promise<{ id: number; productId: number }> {
  const found = await variantRows(db, eq(products.article, name));
  const byId = /^\d{1,9}$/.test(name) && found.length === 0;
  const rows = byId ? await variantRows(db, eq(variants.id, Number(name))) : found;
  const [first] = rows;
  if (!first) {
    throw new OperatorFailure(`no SKU has the article number or id ${name}`, {
      status: NOT_FOUND,
    });
  }
  if (rows.length === 1) return first;
  const names = await Promise.all(rows.map(async ({ id }) => lineOf(await show(db, id))));
  throw new OperatorFailure(`${name} has ${rows.length} SKUs: ${names.join('; ')}`);
}

function variantRows(db: Db, condition: ReturnType<typeof eq>) {
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
  if (!row) throw new OperatorFailure(`no SKU ${id}`);
  const naming = { taxonomy: await readTaxonomy(db), locale: DEFAULT_CONTENT_LOCALE } as const;
  const { options, stock, price, discountedPrice: discounted, salePercent } = row.variant;
  const shown = optionsText(options, naming);
  const percent = salePercent ?? undefined;
  return { id, article: row.article, options: shown, stock, price, discounted, percent };
}

function lineOf({ id, options }: VariantReport): string {
  return options ? `${id} (${options})` : String(id);
}
