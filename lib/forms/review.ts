import './without-eval';
import { z } from 'zod';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';

/** A rating of 0 means that no star is selected; errors are keys of `validation`. */
export const reviewForm = z.object({
  rating: z.number().int().min(1, 'rating').max(5),
  text: z.string().trim().max(TEXT_LENGTH_MAX.review, 'tooLong'),
});

export type ReviewInput = z.input<typeof reviewForm>;
