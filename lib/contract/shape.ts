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

/** An id in a response. Requests use `idParam`. */
export const id = z.number().int().positive();

/** An amount in whole UZS. */
export const amountUzs = z.number().int().nonnegative();

/** An ISO 8601 date and time with offset. */
export const instant = z.iso.datetime({ offset: true });

/** Text in both content languages. */
export const localized = z.object({ uz: z.string(), ru: z.string() });

/** A list response; `count` is the total across all pages. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ results: z.array(item), count: z.number().int().nonnegative() });
}

/** A list response with a cursor: pass `next` as `after` to request the following page. */
export function movingListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({ next });
}

/**
 * A whole number in a request: an id, an amount or a count.
 *
 * ASCII digits are accepted as text, because URLs and forms contain only text. Leading zeros do not
 * change the value. Signs, spaces, exponents, hexadecimal, booleans, arrays and empty text are
 * rejected.
 */
export function wholeNumber({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.preprocess(readDigits, z.number().int().min(min).max(max));
}

function readDigits(sent: number | string): unknown {
  return typeof sent === 'string' ? (readWholeNumber(sent) ?? sent) : sent;
}

/** An id in a request. Unlike `id` in a response, it may be text and has a maximum. */
export const idParam = wholeNumber({ min: 1, max: ID_MAX });
export const byId = z.object({ id: idParam });
export const bySlug = z.object({ slug: z.string().min(1).max(SLUG_LENGTH_MAX) });

const page = wholeNumber({ min: 1, max: PAGE_MAX }).prefault(1);
/** The requested number of items per page. */
export const size = wholeNumber({ min: 1, max: PAGE_SIZE_MAX }).prefault(PAGE_SIZE);
/** The page number, which starts at 1, and the number of items per page. */
export const paging = z.object({ page, size });

/**
 * The cursor: the `next` of the previous page. The list continues after that page's last item even
 * if items have moved.
 *
 * The API ignores unreadable cursors and uses `page` instead. Backends without cursors always use
 * `page`.
 */
const after = z.string().max(CURSOR_LENGTH_MAX).optional();
/** The query of a list whose items may move between requests. */
export const movingPage = { page, size, after };
/** The cursor of the following page; null on the last page. */
const next = z.string().max(CURSOR_LENGTH_MAX).nullable().optional();

/** A flag in a query or a form: true for '1' and 'true', false for '0', 'false' and ''. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0', 'true', 'false', ''])])
  .transform((value) => value === true || value === '1' || value === 'true');

/** A list of ids in a query: repeated (`values=1&values=2`) or comma-separated (`values=1,2`). */
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

/** A form field that contains JSON. Invalid JSON stays a string, which `schema` rejects. */
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
