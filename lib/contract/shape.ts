import { z } from 'zod';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@/lib/constants';
import {
  CURSOR_LENGTH_MAX,
  ID_MAX,
  IDS_MAX,
  PAGE_MAX,
  SLUG_LENGTH_MAX,
} from '@/lib/domain/product/bounds';
import { readWholeNumber } from '@/lib/domain/text/whole-number';

export const id = z.number().int().positive();

export const amountUzs = z.number().int().nonnegative();

export const instant = z.iso.datetime({ offset: true });

export const localized = z.object({ uz: z.string(), ru: z.string() });

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ results: z.array(item), count: z.number().int().nonnegative() });
}

/** A list that `after` continues. */
export function movingListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({ next });
}

/**
 * An id, an amount or a count that a request sends: a whole number, or its ASCII digits as text,
 * because addresses and forms hold nothing but text. Leading zeros do not change the value.
 *
 * Signs, spaces, exponents, hexadecimal, booleans, lists and the empty text are refused.
 */
export function wholeNumber({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.preprocess(readDigits, z.number().int().min(min).max(max));
}

function readDigits(sent: number | string): unknown {
  return typeof sent === 'string' ? (readWholeNumber(sent) ?? sent) : sent;
}

export const idParam = wholeNumber({ min: 1, max: ID_MAX });
export const byId = z.object({ id: idParam });
export const bySlug = z.object({ slug: z.string().min(1).max(SLUG_LENGTH_MAX) });

const page = wholeNumber({ min: 1, max: PAGE_MAX }).prefault(1);
export const size = wholeNumber({ min: 1, max: PAGE_SIZE_MAX }).prefault(PAGE_SIZE);
export const paging = z.object({ page, size });

/**
 * `next` of the page before: the list continues behind its last item, whatever has moved since then.
 * The API ignores a cursor that it cannot read, and `page` counts; so does one without cursors.
 */
const after = z.string().max(CURSOR_LENGTH_MAX).optional();
/** The query of a list whose items move. */
export const movingPage = { page, size, after };
/** For `after` of the page that follows; null if none does. */
const next = z.string().max(CURSOR_LENGTH_MAX).nullable().optional();

/** A flag in a query: true if present and neither '0' nor 'false'. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0', 'true', 'false', ''])])
  .transform((value) => value === true || value === '1' || value === 'true');

/** Ids in a query: repeated (`values=1&values=2`) or joined (`values=1,2`). */
export function idListOf(idsMax: number) {
  return z
    .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
    .transform((value) => [value].flat().flatMap(separateIds))
    .pipe(z.array(idParam).max(idsMax));
}
export const idList = idListOf(IDS_MAX);

function separateIds(part: string | number): (string | number)[] {
  return typeof part === 'string' ? part.split(',') : [part];
}

/** A field of a form that holds JSON as text; `schema` refuses text that is not JSON. */
export function jsonField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(fromJson, schema);
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
