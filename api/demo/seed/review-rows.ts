import type { SeedReview } from '@/api/demo/seed/content/review';
import { reviewers, reviews } from '@/api/demo/seed/content/reviews';
import type { Tint } from './department';
import type { ProductRows } from './product-rows';
import type { Random } from './random';

export type ReviewRow = {
  productId: number;
  rating: number;
  text: string;
  photos: string[];
  authorTitle: string;
  createdAt: Date;
};

const REVIEWS_MAX = 26;
const POPULARITY_PER_REVIEW = 40;
const PHOTO_CHANCE = 0.15;

/** Reviews of one product: the more popular it is, the more of them; no text twice. */
export function toReviewRows(
  { product, images }: ProductRows,
  { tint, random, now }: { tint: Tint; random: Random; now: Date },
): ReviewRow[] {
  const fitting = reviews.filter(
    ({ kind }) => kind === tint || (kind === 'any' && tint !== 'food'),
  );
  const left = new Set(fitting);
  const wanted = Math.min(
    REVIEWS_MAX,
    Math.round(product.popularity / POPULARITY_PER_REVIEW) + random.between(-1, 4),
  );
  const quality = random.next();
  const rows: ReviewRow[] = [];
  while (rows.length < wanted) {
    const stars = starsOf(quality, random);
    const review = pickFrom(
      [...left].filter(({ rating }) => rating === stars),
      random,
    );
    if (!review) break;
    left.delete(review);
    const age = random.next() * (now.getTime() - product.createdAt.getTime());
    rows.push({
      productId: product.id,
      rating: review.rating,
      text: review.text,
      photos: photosOf(review, images, random),
      authorTitle: pickFrom(reviewers[review.locale], random) ?? '',
      createdAt: new Date(now.getTime() - age),
    });
  }
  return rows;
}

export function averageOf(rows: ReviewRow[]): number {
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  return rows.length === 0 ? 0 : Math.round((10 * sum) / rows.length) / 10;
}

function starsOf(quality: number, random: Random): number {
  const luck = random.next() + quality * 0.35;
  if (luck > 0.42) return 5;
  if (luck > 0.2) return 4;
  if (luck > 0.1) return 3;
  return luck > 0.05 ? 2 : 1;
}

/** Only who likes the thing takes a picture of it. */
function photosOf({ rating }: SeedReview, images: ProductRows['images'], random: Random) {
  if (rating < 4 || !random.chance(PHOTO_CHANCE)) return [];
  return images.slice(2, 2 + random.between(1, 2)).map(({ image }) => image);
}

function pickFrom<Item>(items: Item[], random: Random): Item | undefined {
  return items[random.between(0, items.length - 1)];
}
