import { z } from 'zod';
import { ID_MAX } from '@/lib/domain/product/bounds';
import { id, instant, wholeNumber } from './shape';

const place = wholeNumber({ max: ID_MAX });
const SIZE_MAX = 1000;

/** Selects products by id: greater than `after`, up to and including `until`. */
export const sitemapQuery = z.object({
  after: place.prefault(0),
  until: place.optional(),
  size: wholeNumber({ min: 1, max: SIZE_MAX }).prefault(SIZE_MAX),
});

/** The data of a product for the sitemap. `image` is a path under the media base. */
export const sitemapProduct = z.object({
  id,
  slug: z.string(),
  image: z.string().nullable(),
  updated_at: instant,
});
