import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportProduct } from '@/api/import/import-product';
import type { ImportOptions } from '@/api/operator/importing';
import { importCatalog } from './operator';
import { testShop } from './shop';

/** The folder for the tests' files. Image paths in catalogs are relative to it. */
export const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-import-'));
const HEAD =
  'article,category,name_uz,name_ru,price,discounted_price,stock,brand,options,attributes,images,withdrawn';

let files = 0;
/** Writes a catalog with these rows. */
export function aFile(rows: string[], name = 'catalog.csv'): string {
  files += 1;
  const file = join(folder, `${files}-${name}`);
  writeFileSync(file, [HEAD, ...rows].join('\n'));
  return file;
}

/** Returns a CSV row for a product with 7 units. `rest` holds the columns after the brand. */
export const aRow = (article: string, price = '50000', rest = '') =>
  `${article},Sinov|Проба > Ichki|Внутренняя,Sinov buyumi ${article},Пробная вещь ${article},${price},,7,Sinovchi,${rest}`;

/** Returns a new product as the operator's tool sends it, in the category of `aRow`. */
export const anItem = (article: string): ImportProduct => ({
  article,
  first: {
    row: 2,
    article,
    category: [
      { uz: 'Sinov', ru: 'Проба' },
      { uz: 'Ichki', ru: 'Внутренняя' },
    ],
    name_uz: `Sinov buyumi ${article}`,
    name_ru: `Пробная вещь ${article}`,
    price: 50_000,
    stock: 7,
  },
  others: [],
});

/** Imports a file and rereads the search index. */
export async function importGoods(file: string, given: Partial<ImportOptions> = {}) {
  const { ports } = await testShop();
  const request = { file, dryRun: false, withdrawOptions: false, ...given };
  const report = await importCatalog(ports, request);
  await ports.catalog.reread();
  return report;
}
