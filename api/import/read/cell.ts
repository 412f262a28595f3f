import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import type { Text } from '@/api/db/schema/column';
import { isBlank, trimBlank } from '@/lib/domain/text/blank-text';
import { plainLine, plainText } from '@/lib/domain/text/plain-text';
import { safeHtml } from '@/lib/domain/text/safe-html';

export type Pair = { attribute: Text; value: Text; colour: string | null };

/**
 * The only cell value that clears a field. A missing column or an empty cell leaves the field
 * unchanged.
 */
export const CLEAR = '(clear)';

const PAIRS_MAX = 30;
const COLOUR = /^#[0-9a-f]{6}$/;

/** Exports put an apostrophe before text that a spreadsheet would take for a formula. */
const ESCAPED_FORMULA = /^'([=+\-@])/;

const plain = z
  .union([z.string(), z.number(), z.boolean()], 'must be text or a number')
  .transform((value) => trimBlank(plainText(String(value))).replace(ESCAPED_FORMULA, '$1'));
const line = plain.transform(plainLine);

/** Returns a schema for one line of 1 to `length` characters. */
export const lineOf = (length: number) =>
  line.pipe(z.string().min(1, 'is empty').max(length, `is longer than ${length} characters`));

/**
 * Returns a schema for HTML of limited length. It is sanitized here, because every client of the
 * API receives it as stored.
 */
export const htmlOf = (length: number) =>
  plain
    .pipe(z.string().max(length, `is longer than ${length} characters`))
    .transform((html) => sanitizeHtml(html, safeHtml));

const YES = ['1', 'true', 'yes', 'да', 'ha'] as const;
const NO = ['0', 'false', 'no', 'нет', 'yoʻq', "yo'q"] as const;

export const yesNo = line
  .transform((text) => text.toLowerCase())
  .pipe(z.enum([...YES, ...NO], 'must be yes or no'))
  .transform((text) => YES.some((yes) => yes === text));

/**
 * Values separated by semicolons, or a JSON array. A list of only blank values counts as missing.
 */
export const list = z
  .union(
    [line.transform((text) => text.split(';')), z.array(line)],
    'must be text or a list of text values',
  )
  .transform((parts) => {
    const named = parts.map(trimBlank).filter(Boolean);
    return named.length > 0 ? named : undefined;
  });

/** Parses `Xotira|Память = 128 GB|128 ГБ; Rang|Цвет = Qora|Чёрный|#2b2d33`. */
export const pairs = list.transform((parts, context): Pair[] | undefined => {
  if (!parts) return undefined;
  const found = parts.map(toPair);
  const isSound = found.every((pair) => pair !== null) && found.length <= PAIRS_MAX;
  if (!isSound) {
    context.addIssue({ code: 'custom', message: "must be 'Name|Имя = Value|Значение; …'" });
    return z.NEVER;
  }
  return found.filter((pair) => pair !== null);
});

function toPair(part: string): Pair | null {
  const [attribute = '', value = '', ...rest] = part.split('=');
  const [uz, ru, colour = null, ...more] = value.split('|').map(trimBlank);
  if (isBlank(attribute) || !uz || rest.length > 0 || more.length > 0) return null;
  if (colour && !COLOUR.test(colour.toLowerCase())) return null;
  return {
    attribute: named(attribute),
    value: { uz, ru: ru || uz },
    colour: colour?.toLowerCase() ?? null,
  };
}

/** Parses `uz|ru`. A single text is used for both languages. */
export function named(text: string): Text {
  const [uz = '', ru = ''] = text.split('|').map(trimBlank);
  return { uz, ru: ru || uz };
}
