import { fold } from '@/lib/domain/fold';
import type { ImportRow } from './parse-row';
import type { BadRow } from './read-rows';

/** Rows with one article are one product; the first says all but its options, price and stock. */
export type ImportProduct = { first: ImportRow; rows: ImportRow[] };

export function groupRows(rows: ImportRow[]): { products: ImportProduct[]; bad: BadRow[] } {
  const products = new Map<string, ImportProduct>();
  const bad: BadRow[] = [];
  for (const row of rows) {
    const product = products.get(row.article);
    const reason = product && faultBeside(product, row);
    if (reason) bad.push({ row: row.row, reason });
    else if (product) product.rows.push(row);
    else products.set(row.article, { first: row, rows: [row] });
  }
  return { products: [...products.values()], bad };
}

function faultBeside({ first, rows }: ImportProduct, row: ImportRow): string | null {
  const twin = rows.find((other) => optionsKey(other) === optionsKey(row));
  if (twin) return `article: repeats row ${twin.row}`;
  if (attributesKey(row) !== attributesKey(first)) {
    return `options: must be of the same kinds as in row ${first.row}`;
  }
  return null;
}

function optionsKey({ options }: ImportRow): string {
  return options
    .map(({ attribute, value }) => `${fold(attribute.uz)}=${fold(value.uz)}`)
    .sort()
    .join(';');
}

function attributesKey({ options }: ImportRow): string {
  return options
    .map(({ attribute }) => fold(attribute.uz))
    .sort()
    .join(';');
}
