import { isSaleBelow, saleAfter, type VariantSale } from '@/api/catalog/variant-sale';
import { type Goods, isForSale, type VariantRow } from './goods';
import { type Naming, pairIds } from './naming';
import type { ImportRow } from './read/parse-row';
import type { BadRow } from './read/read-rows';

export type OptionValues = Record<string, number>;
export type PlacedRow = { row: ImportRow; options: OptionValues; before: VariantRow | undefined };

/** Matches the rows of a product with its variants, and creates missing option values. */
export async function placeRows(
  naming: Naming,
  rows: ImportRow[],
  goods: Goods | undefined,
): Promise<{ placed: PlacedRow[]; bad: BadRow[] }> {
  const placed: PlacedRow[] = [];
  const bad: BadRow[] = [];
  const byOptions = new Map(goods?.variants.map((variant) => [keyOf(variant.options), variant]));
  const taken = new Map<string, number>();
  for (const row of rows) {
    const only = row.options === undefined ? theOnly(goods) : undefined;
    if (only === 'several') {
      bad.push({
        row: row.row,
        reason: 'options: must select one, because the product has several variants',
      });
      continue;
    }
    const options = only?.options ?? (await optionIds(naming, row));
    if (Object.keys(options).length < (row.options?.length ?? 0)) {
      bad.push({ row: row.row, reason: 'options: has two values of one attribute' });
    }
    const key = keyOf(options);
    const twin = taken.get(key);
    if (twin) bad.push({ row: row.row, reason: `article: repeats row ${twin}` });
    taken.set(key, row.row);
    placed.push({ row, options, before: byOptions.get(key) });
  }
  return { placed, bad };
}

/**
 * Returns the variant to which a row without options refers, or `'several'` if it is ambiguous.
 * Withdrawn variants count only if no other exists.
 */
function theOnly(goods: Goods | undefined): VariantRow | 'several' | undefined {
  const all = goods?.variants ?? [];
  const forSale = all.filter(isForSale);
  const [only, ...others] = forSale.length > 0 ? forSale : all;
  return others.length > 0 ? 'several' : only;
}

async function optionIds(naming: Naming, { options }: ImportRow): Promise<OptionValues> {
  const ids: OptionValues = {};
  for (const pair of options ?? []) {
    const { attributeId, valueId } = await pairIds(naming, pair);
    ids[attributeId] = valueId;
  }
  return ids;
}

function keyOf(options: OptionValues): string {
  return JSON.stringify(Object.entries(options).sort(([a], [b]) => Number(a) - Number(b)));
}

/**
 * Lists the faults of matched rows: missing fields, an invalid sale, or option attributes that
 * differ from those of the product's remaining variants.
 */
export function variantFaults(
  placed: PlacedRow[],
  { remaining, isNewProduct }: { remaining: VariantRow[]; isNewProduct: boolean },
): BadRow[] {
  const kinds = remaining[0] && Object.keys(remaining[0].options).join();
  return placed.flatMap((one) => {
    const { row } = one.row;
    const missing = missingIn(one);
    const faults: BadRow[] = [];
    if (missing.length > 0) {
      const reason = `a new ${isNewProduct ? 'product' : 'variant'} needs ${missing.join(', ')}`;
      faults.push({ row, reason });
    }
    const sale = saleFault(one);
    if (sale) faults.push({ row, reason: sale });
    if (isOther(one, kinds)) {
      const reason = "options: must have the same attributes as the product's other variants";
      faults.push({ row, reason });
    }
    return faults;
  });
}

function isOther({ options, before }: PlacedRow, kinds: string | undefined): boolean {
  const isKept = before !== undefined && isForSale(before);
  return !isKept && kinds !== undefined && Object.keys(options).join() !== kinds;
}

function missingIn({ row, before }: PlacedRow): string[] {
  if (before) return [];
  return (['price', 'stock'] as const).filter((name) => row[name] === undefined);
}

/** Computes the sale that results from a row. `price` is in UZS. */
export function saleOf(
  { row, before }: Pick<PlacedRow, 'row' | 'before'>,
  price: number,
): VariantSale {
  const change = { discountedPrice: row.discounted_price, salePercent: row.sale_percent };
  return saleAfter(price, change, before);
}

function saleFault(one: PlacedRow): string | null {
  const { row, before } = one;
  const price = row.price ?? before?.price;
  if (row.discounted_price && row.sale_percent) {
    return 'sale_percent: cannot be combined with discounted_price';
  }
  if (price === undefined) return null;
  const sale = saleOf(one, price);
  if (isSaleBelow(price, sale)) return null;
  return sale.salePercent === null
    ? 'discounted_price: must be below the price'
    : 'sale_percent: the result must be between 0 and the price';
}
