import { z } from 'zod';
import { ID_MAX } from '@/lib/domain/bounds';
import { id, instant } from './shape';

const place = z.coerce.number<number | string>().int().nonnegative().max(ID_MAX);
const SIZE_MAX = 1000;

/** Products by id from above `after` up to and including `until`. */
export const sitemapQuery = z.object({
  after: place.default(0),
  until: place.optional(),
  size: place.min(1).max(SIZE_MAX).default(SIZE_MAX),
});

export const sitemapProduct = z.object({
  id,
  slug: z.string(),
  image: z.string().nullable(),
  updated_at: instant,
});
