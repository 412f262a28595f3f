import { z } from 'zod';
import type { Text } from '@/api/db/schema/column';

/** An attribute and a value of it; the colour is #rrggbb. */
export type Pair = { attribute: Text; value: Text; colour: string | null };

const PAIRS_MAX = 30;
const NUL = '\0';
const COLOUR = /^#[0-9a-f]{6}$/;

const plain = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim())
  .refine((text) => !text.includes(NUL), 'has a NUL in it');

/** Text that must be there. */
export const cells = (length: number) =>
  plain.pipe(z.string().min(1, 'is empty').max(length, `is longer than ${length} letters`));

export const noText = (length: number) =>
  plain.pipe(z.string().max(length, `is longer than ${length} letters`)).default('');

export const wholeNumber = plain
  .transform((text) => Number(text.replace(/[\s\u00A0]/g, '')))
  .pipe(z.number('must be a number').int('must be whole').nonnegative('must not be negative'));

export const yesNo = plain
  .pipe(z.enum(['1', '0', 'true', 'false', 'yes', 'no'], 'must be yes or no'))
  .transform((text) => ['1', 'true', 'yes'].includes(text))
  .default(false);

/** Separated by semicolons; JSON may have a real list. */
export const list = z
  .union([plain.transform((text) => text.split(';')), z.array(plain)])
  .transform((parts) => parts.map((part) => part.trim()).filter(Boolean))
  .default([]);

/** 'Xotira|Память = 128 GB|128 ГБ; Rang|Цвет = Qora|Чёрный|#2b2d33' */
export const pairs = list.transform((parts, context): Pair[] => {
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
  const [uz, ru, colour = null, ...more] = value.split('|').map((text) => text.trim());
  if (!attribute.trim() || !uz || rest.length > 0 || more.length > 0) return null;
  if (colour && !COLOUR.test(colour.toLowerCase())) return null;
  return {
    attribute: named(attribute),
    value: { uz, ru: ru || uz },
    colour: colour?.toLowerCase() ?? null,
  };
}

/** 'Uzbek|Russian'; one text alone serves both. */
export function named(text: string): Text {
  const [uz = '', ru = ''] = text.split('|').map((part) => part.trim());
  return { uz, ru: ru || uz };
}
