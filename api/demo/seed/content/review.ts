import type { Tint } from '@/api/demo/seed/department';

/** `kind` is the tint of the department whose goods it may speak of; «any» is of all but food. */
export type SeedReview = {
  kind: Tint | 'any';
  rating: 1 | 2 | 3 | 4 | 5;
  locale: 'uz' | 'ru';
  text: string;
};

type Pool = Partial<Record<SeedReview['rating'], Partial<Record<SeedReview['locale'], string[]>>>>;

const ratings = [5, 4, 3, 2, 1] as const;
const locales = ['uz', 'ru'] as const;

export function reviewsOf(kind: SeedReview['kind'], pool: Pool): SeedReview[] {
  return ratings.flatMap((rating) =>
    locales.flatMap((locale) =>
      (pool[rating]?.[locale] ?? []).map((text) => ({ kind, rating, locale, text })),
    ),
  );
}
