import { z } from 'zod';

const SPACES = /[\s'’\p{Default_Ignorable_Code_Point}]/gu;
/** Currency and units that accounting programs write after a number. */
const UNIT = /(?:uzs|sum|so[ʻʼ'‘’`]?m|сум|шт|dona)\.?$/iu;
const DIGITS = /^-?\d+$/;
/** Matches grouped digits, such as `1,250,000`, `1.250.000,00` and `1,250,000.00`. */
const GROUPED =
  /^(-?\d{1,3})((?:,\d{3}){2,}|(?:\.\d{3}){2,}|(?:,\d{3})+(?=\.)|(?:\.\d{3})+(?=,))(?:[.,](\d+))?$/;
const DECIMAL = /^(-?\d+)[.,](\d+)$/;
/** Maximum number of digits. Longer numbers are not exact in JavaScript. */
const DIGITS_MAX = 15;
const THOUSANDTHS = 3;

type ReadContext = { context: z.RefinementCtx; hasThousandths: boolean };

/**
 * Returns a schema for whole numbers as people and accounting programs write them: `6 498 000,00`,
 * `1,250,000`, `7 шт`. A fraction must be zero.
 *
 * @param hasThousandths - Whether `12,000` means 12, as in a number of units. In a price, it could
 * also mean 12 thousand, so prices reject it.
 */
export const wholeNumberOf = ({ hasThousandths }: { hasThousandths: boolean }) =>
  z
    .union([z.string(), z.number()], 'must be a number')
    .transform((given, context) => toWhole(String(given), { context, hasThousandths }))
    .pipe(z.number().nonnegative('must not be negative'));

function toWhole(given: string, { context, hasThousandths }: ReadContext): number {
  const text = given.replace(SPACES, '').replace(UNIT, '');
  const grouped = GROUPED.exec(text);
  const [, whole = text, fraction = ''] = grouped
    ? [text, `${grouped[1]}${grouped[2]}`.replace(/[.,]/g, ''), grouped[3]]
    : (DECIMAL.exec(text) ?? []);
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!DIGITS.test(whole)) return refuse('must be a number');
  if (whole.replace('-', '').length > DIGITS_MAX) return refuse('is too large');
  if (/[1-9]/.test(fraction)) return refuse('must be whole');
  if (!grouped && fraction.length === THOUSANDTHS && !hasThousandths) {
    return refuse(
      `is ambiguous: ${text} can mean ${whole} or ${whole}${fraction}; write one of these`,
    );
  }
  return Number(whole);
}
