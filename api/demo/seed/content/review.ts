/**
 * `about` lists category slugs of any level or render names that the text fits; `any` fits
 * everything except food. `{m|f}` is replaced by the form for the author's gender.
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

/** Returns the text in the grammatical gender of the author. */
export function spokenBy(text: string, gender: Reviewer['gender']): string {
  return text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, male: string, female: string) =>
    gender === 'm' ? male : female,
  );
}
