import { z } from 'zod';
import { withNearest } from '@/api/search/nearest-name';
import { OperatorFailure } from '@/api/shared/errors';
import { PIECES_MAX, PRICE_MAX } from '@/lib/domain/bounds';
import { htmlOf, lineOf, list, named, pairs, wholeNumber, yesNo } from './cell';

const LEVELS_MAX = 4;

const category = lineOf(300)
  .transform((text) => text.split('>').map(named))
  .refine(
    (path) => path.length <= LEVELS_MAX && path.every(({ uz }) => uz),
    "must be 'Top > Below', at most 4 levels",
  );

/** Every column except the article is optional; only nullable ones can be cleared. */
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
  price: wholeNumber.pipe(z.number().positive('must be above 0').max(PRICE_MAX)).optional(),
  discounted_price: wholeNumber
    .pipe(z.number().positive('must be above 0').max(PRICE_MAX))
    .nullish(),
  stock: wholeNumber.pipe(z.number().max(PIECES_MAX)).optional(),
  options: pairs.nullish(),
  attributes: pairs.nullish(),
  images: list.nullish(),
  express: yesNo.optional(),
  is_new: yesNo.optional(),
  withdrawn: yesNo.optional(),
});

const known: string[] = Object.keys(columns.shape);

/** A misspelt column would be ignored in every row, so the whole file is refused. */
export function refuseUnknown(names: Iterable<string>): void {
  const unknown = [...new Set(names)].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const said = unknown.map((name) => withNearest(name, known));
  throw new OperatorFailure(
    `unknown column ${said.join(', ')}; nothing was imported. The columns are ${known.join(', ')}`,
  );
}
