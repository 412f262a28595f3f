import { z } from 'zod';
import { withNearest } from '@/api/search/words/edit-distance';
import { OperatorFailure } from '@/api/shared/errors';
import { PRICE_MAX, SALE_PERCENT_MAX, UNITS_MAX } from '@/lib/domain/product/bounds';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import { htmlOf, lineOf, list, named, pairs, yesNo } from './cell';
import { ikpu, packageCode, vatPercent } from './fiscal-cells';
import { wholeNumberOf } from './whole-number';

const LEVELS_MAX = 4;
const IMAGES_MAX = 100;

const category = lineOf(300)
  .transform((text) => text.split('>').map(named))
  .refine(
    (path) => path.length <= LEVELS_MAX && path.every(({ uz }) => uz),
    "must be 'Top > Below', at most 4 levels",
  );

const amount = wholeNumberOf({ hasThousandths: false });
const price = amount.pipe(
  z.number().positive('must be above 0').max(PRICE_MAX, `is too large; at most ${PRICE_MAX}`),
);

/** Every column except `article` is optional. Only nullable ones can be cleared. */
export const columns = z.object({
  article: lineOf(40),
  category: category.optional(),
  name_uz: lineOf(200).optional(),
  name_ru: lineOf(200).optional(),
  brand: lineOf(60).nullish(),
  short_uz: htmlOf(500).nullish(),
  short_ru: htmlOf(500).nullish(),
  description_uz: htmlOf(20_000).nullish(),
  description_ru: htmlOf(20_000).nullish(),
  price: price.optional(),
  discounted_price: price.nullish(),
  sale_percent: amount
    .pipe(
      z
        .number()
        .min(1, 'must be above 0')
        .max(SALE_PERCENT_MAX, `is too large; at most ${SALE_PERCENT_MAX}`),
    )
    .nullish(),
  stock: wholeNumberOf({ hasThousandths: true })
    .pipe(z.number().max(UNITS_MAX, `is too large; at most ${UNITS_MAX}`))
    .optional(),
  options: pairs.nullish(),
  attributes: pairs.nullish(),
  images: list
    .refine((names) => !names || names.length <= IMAGES_MAX, `must be at most ${IMAGES_MAX} images`)
    .nullish(),
  ikpu: ikpu.nullish(),
  package_code: packageCode.nullish(),
  vat_percent: vatPercent.nullish(),
  ...recordOf(storedFlags, () => yesNo.optional()),
  is_new: yesNo.optional(),
  withdrawn: yesNo.optional(),
});

const ofVariant: ReadonlySet<string> = new Set([
  'row',
  'article',
  'price',
  'discounted_price',
  'sale_percent',
  'stock',
  'options',
  'images',
]);

/**
 * Returns whether a column belongs to the whole product, so that all rows of the product must
 * agree.
 */
export function isOfProduct(column: string): boolean {
  return !ofVariant.has(column);
}

export type Column = keyof typeof columns.shape & string;
export const columnNames = columns.keyof().options;
const known: ReadonlySet<string> = new Set(columnNames);

const COLUMNS_MAX = 100;
const UNKNOWN_SHOWN = 10;
const NAME_SHOWN = 60;

/**
 * Rejects a file with far more columns than a catalog needs.
 *
 * @throws OperatorFailure when there are more than `COLUMNS_MAX` columns.
 */
export function refuseWide(columns: number, where: string): void {
  if (columns <= COLUMNS_MAX) return;
  throw new OperatorFailure(`${where} has ${columns} columns; the limit is ${COLUMNS_MAX}`);
}

/**
 * Rejects the whole file for a heading that looks like a misspelled column, because that column
 * would be missing in every row. Other unknown headings are ignored.
 *
 * @throws OperatorFailure with the nearest known names.
 */
export function refuseMisspelled(headings: Iterable<string>): void {
  const listed = [...headings].map((name) => withNearest(name.slice(0, NAME_SHOWN), known));
  const misspelled = listed.filter((text) => text.endsWith('?)'));
  if (misspelled.length === 0) return;
  throw new OperatorFailure(
    `unknown columns: ${misspelled.slice(0, UNKNOWN_SHOWN).join(', ')}; nothing was imported. ` +
      'To ignore a column, map it to null in a JSON file and pass the file with --columns',
  );
}
