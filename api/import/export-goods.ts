import { isDeepStrictEqual } from 'node:util';
import { asc, gt, inArray } from 'drizzle-orm';
import { BRAND_KEY } from '@/api/catalog/list/attribute-value';
import { categoryPath, readTaxonomy, type Taxonomy } from '@/api/catalog/live/taxonomy';
import { isOneOf } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { products, productValues, variants } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { storedFlags } from '@/lib/domain/product/catalog-flags';
import { isForSale, type VariantRow } from './goods';
import type { Column } from './read/columns';

/** The columns of an export, in this order. Images stay in the shop and are not exported. */
export const GOODS_COLUMNS = [
  'article',
  'category',
  'name_uz',
  'name_ru',
  'price',
  'discounted_price',
  'sale_percent',
  'stock',
  'brand',
  'short_uz',
  'short_ru',
  'description_uz',
  'description_ru',
  'options',
  'attributes',
  'ikpu',
  'package_code',
  'vat_percent',
  ...storedFlags.map(({ name }) => name),
  'is_new',
  'withdrawn',
] as const satisfies Column[];

export type ExportRow = Record<string, string | number>;
export type ExportPage = { rows: ExportRow[]; next: string | null };

const PAGE = 200;
const SEPARATORS = /[;|=]/;

type ProductRow = typeof products.$inferSelect;

/**
 * Returns a page of all goods in the form that the import reads, one row per variant for sale.
 * Importing the unedited rows changes nothing.
 *
 * @param after - The `next` of the previous page, or `undefined` for the first page.
 */
export async function exportGoods(
  { db }: { db: Db },
  { after }: { after?: string | undefined },
): Promise<ExportPage> {
  const taxonomy = await readTaxonomy(db);
  const found = await db
    .select()
    .from(products)
    .where(gt(products.id, Number(after ?? 0)))
    .orderBy(asc(products.id))
    .limit(PAGE);
  const ids = found.map(({ id }) => id);
  const variantRows = await variantsOf(db, ids);
  const values = await db.select().from(productValues).where(isOneOf(productValues.productId, ids));
  const rows = found.flatMap((product) => {
    const own = values.filter(({ productId }) => productId === product.id);
    const forSale = variantRows.filter(({ productId }) => productId === product.id);
    const chosen = new Set(forSale.flatMap(({ options }) => Object.values(options)));
    const valueIds = own.map(({ valueId }) => valueId).filter((id) => !chosen.has(id));
    const shared = cellsOf(product, taxonomy, valueIds);
    return forSale.map((variant) => ({ ...shared, ...variantCells(variant, taxonomy) }));
  });
  const last = found.length < PAGE ? undefined : found.at(-1);
  return { rows, next: last ? String(last.id) : null };
}

async function variantsOf(db: Db, ids: number[]): Promise<VariantRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id));
  return rows.filter(isForSale);
}

function cellsOf(product: ProductRow, taxonomy: Taxonomy, valueIds: number[]): ExportRow {
  const { name, short, description, specs } = product;
  const flags = storedFlags.map((flag) => [flag.name, yesNo(product[flag.name])]);
  return {
    article: product.article,
    category: categoryPath(taxonomy, product.categoryId)
      .map((level) => both(level.name))
      .join(' > '),
    name_uz: name.uz,
    name_ru: name.ru,
    brand: brandOf(taxonomy, valueIds),
    short_uz: short.uz,
    short_ru: short.ru,
    description_uz: description.uz,
    description_ru: description.ru,
    attributes: attributesText(taxonomy, specs, valueIds),
    ikpu: product.ikpu ?? '',
    package_code: product.packageCode ?? '',
    vat_percent: product.vatPercent ?? '',
    ...Object.fromEntries(flags),
    is_new: yesNo(product.isNew),
    withdrawn: yesNo(product.withdrawnAt !== null),
  };
}

function variantCells(variant: VariantRow, { attributes, values }: Taxonomy): ExportRow {
  const options = Object.values(variant.options).flatMap((id) => {
    const value = values.get(id);
    const name = attributes.get(value?.attributeId ?? 0)?.name;
    return value && name ? [{ name, value: value.value, colour: value.colour }] : [];
  });
  const { price, discountedPrice, salePercent, stock } = variant;
  return {
    price,
    discounted_price: salePercent === null ? (discountedPrice ?? '') : '',
    sale_percent: salePercent ?? '',
    stock,
    options: pairsText(options),
  };
}

/**
 * Formats the `attributes` column, which sets both the properties and the filters of a product. If
 * the two differ, as for demonstration goods, the cell is empty, so that an import leaves both
 * unchanged.
 */
function attributesText(
  { attributes, values }: Taxonomy,
  specs: ProductRow['specs'],
  valueIds: number[],
): string {
  const filters = valueIds.flatMap((id) => {
    const value = values.get(id);
    const attribute = attributes.get(value?.attributeId ?? 0);
    if (!value || !attribute || attribute.key === BRAND_KEY) return [];
    return [{ name: attribute.name, value: value.value, colour: null }];
  });
  const pairs = specs.map((spec) => ({ ...spec, colour: null }));
  const isSame = isDeepStrictEqual(new Set(pairs.map(pairText)), new Set(filters.map(pairText)));
  return isSame ? pairsText(pairs) : '';
}

function brandOf({ attributes, values }: Taxonomy, valueIds: number[]): string {
  const brands = valueIds.flatMap((id) => {
    const value = values.get(id);
    return value && attributes.get(value.attributeId)?.key === BRAND_KEY ? [value.value.uz] : [];
  });
  return brands[0] ?? '';
}

type Pair = { name: Text; value: Text; colour: string | null };

/**
 * Formats pairs as a cell. If the format cannot express them, the cell is empty, so that an import
 * leaves the field unchanged.
 */
function pairsText(pairs: Pair[]): string {
  const texts = pairs.flatMap(({ name, value }) => [name.uz, name.ru, value.uz, value.ru]);
  if (texts.some((text) => SEPARATORS.test(text))) return '';
  return pairs.map(pairText).join('; ');
}

function pairText({ name, value, colour }: Pair): string {
  const shown = colour ? `${value.uz}|${value.ru}|${colour}` : both(value);
  return `${both(name)} = ${shown}`;
}

function both({ uz, ru }: Text): string {
  return uz === ru ? uz : `${uz}|${ru}`;
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
