/**
 * `about` are slugs of categories of any level whose goods the text may speak of, or articles of
 * single goods; «any» is of all but food. `{m|f}` stands for what the gender of the author decides.
 */
export type SeedReview = {
  about: readonly string[];
  rating: 1 | 2 | 3 | 4 | 5;
  locale: 'uz' | 'ru';
  text: string;
};
export type Reviewer = { name: string; gender: 'm' | 'f' };

type Pool = Partial<Record<SeedReview['rating'], Partial<Record<SeedReview['locale'], string[]>>>>;

const ratings = [5, 4, 3, 2, 1] as const;
const locales = ['uz', 'ru'] as const;

export function reviewsOf(about: readonly string[], pool: Pool): SeedReview[] {
  return ratings.flatMap((rating) =>
    locales.flatMap((locale) =>
      (pool[rating]?.[locale] ?? []).map((text) => ({ about, rating, locale, text })),
    ),
  );
}

/** The text as this author writes it. */
export function spokenBy(text: string, gender: Reviewer['gender']): string {
  return text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, male: string, female: string) =>
    gender === 'm' ? male : female,
  );
}
