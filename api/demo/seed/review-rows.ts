import { type SeedReview, spokenBy } from '@/api/demo/seed/content/review';
import { reviewers, reviews } from '@/api/demo/seed/content/reviews';
import { endings } from '@/api/demo/seed/content/reviews-any';
import { foodCategories } from '@/api/demo/seed/content/reviews-home';
import type { Text } from '@/api/demo/seed/department';
import type { ProductRows } from './product-rows';
import type { Random } from './random';

export type ReviewRow = {
  productId: number;
  rating: number;
  text: string;
  photos: string[];
  authorTitle: string;
  options: Text;
  createdAt: Date;
};

const REVIEWS_MAX = 26;
const POPULARITY_PER_REVIEW = 40;
const PHOTO_CHANCE = 0.15;
const ENDING_CHANCE = 0.3;

type Reviewed = {
  product: Pick<ProductRows['product'], 'id' | 'popularity' | 'createdAt'>;
  /** Photos of the product at home. */
  photos: ProductRows['photos'];
  /** The options of each variant. */
  options: readonly Text[];
};
type Setting = {
  /** The render name of the product, and the slugs of its category and ancestors. */
  path: readonly string[];
  random: Random;
  now: Date;
};

/** Builds the reviews of one product. Popular products have more. Texts and authors are unique. */
export function toReviewRows(
  { product, photos, options }: Reviewed,
  { path, random, now }: Setting,
): ReviewRow[] {
  const left = new Set(reviews.filter((review) => fits(review, path)));
  const authors = { uz: new Set(reviewers.uz), ru: new Set(reviewers.ru) };
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
    const author = pickFrom([...authors[review.locale]], random);
    if (!author) break;
    left.delete(review);
    authors[review.locale].delete(author);
    const age = random.next() * (now.getTime() - product.createdAt.getTime());
    rows.push({
      productId: product.id,
      rating: review.rating,
      text: spokenBy(withEnding(review, random), author.gender),
      photos: photosOf(review, photos, random),
      authorTitle: author.name,
      options: options[rows.length % options.length] ?? { uz: '', ru: '' },
      createdAt: new Date(now.getTime() - age),
    });
  }
  return rows;
}

/** Returns whether a review fits a product. General reviews do not fit food. */
function fits({ about }: SeedReview, subjects: readonly string[]): boolean {
  const isFood = subjects.some((slug) => foodCategories.includes(slug));
  return about.some((slug) => subjects.includes(slug)) || (!isFood && about.includes('any'));
}

/** Adds an ending to some positive reviews. */
function withEnding({ text, rating, locale }: SeedReview, random: Random): string {
  if (rating < 4 || !random.chance(ENDING_CHANCE)) return text;
  const fitting = endings[locale].filter(({ unless }) => !unless.test(text));
  const ending = pickFrom(fitting, random);
  return ending ? `${text} ${ending.text}` : text;
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

/** Selects the photos of a review. Only positive reviews have any. */
function photosOf({ rating }: SeedReview, photos: string[], random: Random): string[] {
  if (rating < 4 || !random.chance(PHOTO_CHANCE)) return [];
  return photos.slice(0, random.between(1, 2));
}

function pickFrom<Item>(items: Item[], random: Random): Item | undefined {
  return items[random.between(0, items.length - 1)];
}
