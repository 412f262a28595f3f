import { z } from 'zod';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import type { ImportRow } from './read/parse-row';

const text = z.object({ uz: z.string(), ru: z.string() });
const line = z.string().optional();
const lineOrNone = z.string().nullish();
const number = z.number().optional();
const numberOrNone = z.number().nullish();
const flag = z.boolean().optional();
const pairs = z
  .array(z.object({ attribute: text, value: text, colour: z.string().nullable() }))
  .nullish();

/** A parsed row as the operator's tool sends it. Its images are paths of stored images. */
const importRow: z.ZodType<ImportRow> = z.object({
  row: z.number(),
  article: z.string(),
  category: z.array(text).optional(),
  name_uz: line,
  name_ru: line,
  brand: lineOrNone,
  short_uz: lineOrNone,
  short_ru: lineOrNone,
  description_uz: lineOrNone,
  description_ru: lineOrNone,
  price: number,
  discounted_price: numberOrNone,
  sale_percent: numberOrNone,
  stock: number,
  options: pairs,
  attributes: pairs,
  images: z.array(z.string()).nullish(),
  ikpu: lineOrNone,
  package_code: lineOrNone,
  vat_percent: numberOrNone,
  ...recordOf(storedFlags, () => flag),
  is_new: flag,
  withdrawn: flag,
});

/** The rows of one product. */
export const importProduct = z.object({
  article: z.string(),
  first: importRow,
  others: z.array(importRow),
});
export type ImportProduct = z.infer<typeof importProduct>;
