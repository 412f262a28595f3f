import { z } from 'zod';
import { cells, list, named, noText, pairs, wholeNumber, yesNo } from './cell';
import type { BadRow, FileRow } from './read-rows';

const SUM_MAX = 1_000_000_000_000;
const STOCK_MAX = 1_000_000;
const LEVELS_MAX = 4;

const fields = z
  .object({
    article: cells(40),
    category: cells(300).transform((text) => text.split('>').map(named)),
    name_uz: cells(200),
    name_ru: cells(200),
    brand: noText(60),
    short_uz: noText(500),
    short_ru: noText(500),
    description_uz: noText(20_000),
    description_ru: noText(20_000),
    price: wholeNumber.pipe(z.number().positive('must be above 0').max(SUM_MAX)),
    discounted_price: wholeNumber.optional(),
    stock: wholeNumber.pipe(z.number().max(STOCK_MAX)),
    options: pairs,
    attributes: pairs,
    images: list,
    express: yesNo,
    is_new: yesNo,
    withdrawn: yesNo,
  })
  .refine(({ category }) => category.length <= LEVELS_MAX && category.every(({ uz }) => uz), {
    path: ['category'],
    message: "must be 'Top > Below', at most 4 levels",
  })
  .refine(({ price, discounted_price: reduced }) => reduced === undefined || reduced < price, {
    path: ['discounted_price'],
    message: 'must be below the price',
  });

export type ImportRow = z.infer<typeof fields> & { row: number };

export function parseRow({ row, fields: given }: FileRow): ImportRow | BadRow {
  const filled = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null),
  );
  const result = fields.safeParse(filled);
  if (result.success) return { row, ...result.data };

  const faults = result.error.issues.map(({ path: [column = ''], message }) => {
    return `${String(column)}: ${column in filled ? message : 'is empty'}`;
  });
  return { row, reason: faults.join('; ') };
}
