import { isDeepStrictEqual } from 'node:util';
import { valueKey } from '@/api/catalog/list/attribute-value';
import { BadRows } from '@/api/import/bad-rows';
import type { ImportProduct } from '@/api/import/import-product';
import { fold } from '@/lib/domain/text/fold';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import { isOfProduct } from './columns';
import type { ImportRow } from './parse-row';
import type { BadRow, FaultyRow } from './read-rows';

/**
 * Maximum number of rows per product. The rows of one product are compared and written without
 * yielding to requests.
 */
const ROWS_MAX = 500;

/** Groups rows by product. One faulty row excludes its whole product. */
export async function groupRows(
  rows: ImportRow[],
  faulty: FaultyRow[],
): Promise<{ products: ImportProduct[]; bad: BadRows }> {
  const bad = new BadRows();
  bad.add(faulty);
  const refused = new Set(faulty.map(({ article }) => article));
  const products: ImportProduct[] = [];
  const pace = pauseInSlices();
  for (const product of await byArticle(rows)) {
    const faults = faultsIn(product);
    bad.add(faults);
    if (faults.length === 0 && !refused.has(product.article)) products.push(product);
    await pace();
  }
  return { products, bad };
}

async function byArticle(rows: ImportRow[]): Promise<Iterable<ImportProduct>> {
  const all = new Map<string, ImportProduct>();
  const pace = pauseInSlices();
  for (const row of rows) {
    const product = all.get(row.article);
    if (product) product.others.push(row);
    else all.set(row.article, { article: row.article, first: row, others: [] });
    await pace();
  }
  return all.values();
}

function faultsIn({ first, others }: ImportProduct): BadRow[] {
  if (others.length >= ROWS_MAX) {
    const reason = `article: is in more than ${ROWS_MAX} rows`;
    return [first, ...others].map(({ row }) => ({ row, reason }));
  }
  const given: GivenFields = new Map();
  differingFields(first, given);
  const rowOf = new Map([[optionsKey(first), first.row]]);
  return others.flatMap((row) => {
    const key = optionsKey(row);
    const twin = rowOf.get(key);
    if (twin) return [{ row: row.row, reason: `article: repeats row ${twin}` }];
    rowOf.set(key, row.row);
    const reasons = differingFields(row, given);
    if (attributesKey(row) !== attributesKey(first)) {
      reasons.push(`options: must have the same attributes as row ${first.row}`);
    }
    return reasons.length > 0 ? [{ row: row.row, reason: reasons.join('; ') }] : [];
  });
}

type GivenFields = Map<string, { row: number; value: unknown }>;

/**
 * Lists the product fields of a row that differ from earlier rows. Fields that no earlier row
 * filled are added to `given`.
 */
function differingFields(row: ImportRow, given: GivenFields): string[] {
  return Object.entries(row).flatMap(([field, value]) => {
    if (value === undefined || !isOfProduct(field)) return [];
    const before = given.get(field);
    if (!before) given.set(field, { row: row.row, value });
    if (!before || isDeepStrictEqual(before.value, value)) return [];
    return [`${field}: differs from row ${before.row}, which has the same SKU`];
  });
}

function optionsKey({ options }: ImportRow): string {
  const keys = (options ?? []).map(
    ({ attribute, value }) => `${fold(attribute.uz)}=${valueKey(value.uz)}`,
  );
  return keys.sort().join(';');
}

function attributesKey({ options }: ImportRow): string {
  const keys = (options ?? []).map(({ attribute }) => fold(attribute.uz));
  return keys.sort().join(';');
}
