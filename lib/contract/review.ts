import { z } from 'zod';
import { REVIEW_PHOTOS_MAX, REVIEW_SORTS } from '@/lib/constants';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { id, instant, movingListOf, movingPage, wholeNumber } from './shape';
import { typedText } from './typed-text';

export const review = z.object({
  id,
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  photos: z.array(z.string()),
  author: z.object({ title: z.string() }),
  date: instant,
  /** The options of the variant that the author bought, such as `Rang: Qora`. */
  options: z.string().optional(),
  /** The shop's reply, in its original language. */
  answer: z.string().optional(),
});

export const reviewQuery = z.object({ ...movingPage, sort: z.enum(REVIEW_SORTS).default('new') });

/** A page of reviews. `rating` is the average of all reviews of the product. */
export const reviewList = movingListOf(review).extend({
  rating: z.number(),
  /** The number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
  histogram: z.array(z.number().int()).length(5),
  /** Up to `REVIEW_STRIP_MAX` photos from all reviews of the product, newest first. */
  photos: z.array(z.string()).optional(),
});

const photo = z.instanceof(Blob);

/** A new review, sent as multipart form data with one `photos` field per photo. */
export const newReview = z.object({
  rating: wholeNumber({ min: 1, max: 5 }),
  text: typedText.max(TEXT_LENGTH_MAX.review).default(''),
  photos: z
    .union([photo.transform((one) => [one]), z.array(photo)])
    .default([])
    .pipe(z.array(photo).max(REVIEW_PHOTOS_MAX)),
  /** The order line to review. By default, the API chooses one that the customer may review. */
  order_line: wholeNumber({ min: 1 }).optional(),
});

export type Review = z.infer<typeof review>;
export type ReviewList = z.infer<typeof reviewList>;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
