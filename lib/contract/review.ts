import { z } from 'zod';
import { REVIEW_SORTS } from '@/lib/constants';
import { id, instant, listOf, page, size } from './shape';

export const review = z.object({
  id,
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  /** Paths under the media base. */
  photos: z.array(z.string()),
  author: z.object({ title: z.string() }),
  date: instant,
});

export const reviewQuery = z.object({ page, size, sort: z.enum(REVIEW_SORTS).default('new') });

export const reviewList = listOf(review).extend({
  rating: z.number(),
  /** How many reviews give 5, 4, 3, 2 and 1, in this order. */
  histogram: z.array(z.number().int()).length(5),
});

export type Review = z.infer<typeof review>;
export type ReviewList = z.infer<typeof reviewList>;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
