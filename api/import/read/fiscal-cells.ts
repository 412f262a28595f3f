import { z } from 'zod';
import { trimBlank } from '@/lib/domain/text/blank-text';
import { lineOf } from './cell';
import { wholeNumberOf } from './whole-number';

const VAT_MAX = 100;

/**
 * A code of 17 digits. A number is refused: a spreadsheet keeps 15 digits of it and removes leading
 * zeros, so the result could be another product's code.
 */
export const ikpu = z
  .string('must be 17 digits as text; a number loses digits')
  .transform(trimBlank)
  .pipe(z.string().regex(/^\d{17}$/, 'must be 17 digits'));

export const packageCode = lineOf(20).pipe(z.string().regex(/^\d+$/, 'must be digits'));

/** A whole percent, as in `12` and `12%`. Accounting programs mark goods without VAT with words. */
export const vatPercent = z
  .union([z.string(), z.number()], 'must be a number')
  .transform((given): string | number => withoutWords(String(given)))
  .pipe(wholeNumberOf({ hasThousandths: false }))
  .pipe(z.number().max(VAT_MAX, `is too large; at most ${VAT_MAX}`));

function withoutWords(text: string): string {
  if (/^\s*(?:без\s+ндс|qqs\s?siz)\s*$/iu.test(text)) return '0';
  return text.replace(/%\s*$/, '');
}
