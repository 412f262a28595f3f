import { z } from 'zod';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@/lib/constants';
import { ID_MAX, IDS_MAX, PAGE_MAX, SLUG_LENGTH_MAX } from '@/lib/domain/bounds';
import { plainLine, plainText } from '@/lib/domain/plain-text';

export const id = z.number().int().positive();

export const amountUzs = z.number().int().nonnegative();

/** What a shopper types: without control characters, which a terminal or a page would obey. */
export const typedLine = z.string().overwrite(plainLine).trim();
export const typedText = z.string().overwrite(plainText).trim();

export const instant = z.iso.datetime({ offset: true });

export const localized = z.object({ uz: z.string(), ru: z.string() });

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ results: z.array(item), count: z.number().int().nonnegative() });
}

/** Coerced, because ids in addresses and forms are texts. */
export const idParam = z.coerce.number<number | string>().int().positive().max(ID_MAX);
export const byId = z.object({ id: idParam });
export const bySlug = z.object({ slug: z.string().min(1).max(SLUG_LENGTH_MAX) });

export const page = z.coerce.number<number | string>().int().min(1).max(PAGE_MAX).default(1);
export const size = z.coerce
  .number<number | string>()
  .int()
  .min(1)
  .max(PAGE_SIZE_MAX)
  .default(PAGE_SIZE);
export const paging = z.object({ page, size });

/** A flag in a query: true if present and neither '0' nor 'false'. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0', 'true', 'false', ''])])
  .transform((value) => value === true || value === '1' || value === 'true');

/** Ids in a query: repeated (`values=1&values=2`) or joined (`values=1,2`). */
export const idList = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .transform((value) => [value].flat().flatMap((part) => String(part).split(',').map(Number)))
  .pipe(z.array(z.number().int().positive().max(ID_MAX)).max(IDS_MAX));
