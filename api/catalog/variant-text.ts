import { asc, inArray } from 'drizzle-orm';
import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import type { Db } from '@/api/db/database';
import { productImages } from '@/api/db/schema/catalog';
import type { ContentLocale } from '@/lib/constants';
import { optionsOf } from './options';

type VariantOptions = { productId: number; options: Record<string, number> };
export type ImageRow = typeof productImages.$inferSelect;

/** Maximum number of images that are read for all products of a cart. */
const IMAGES_MAX = 4000;

/** Returns `name: value · …` for all options, or an empty string for a product without options. */
export function optionsText(
  options: VariantOptions['options'],
  { taxonomy, locale }: { taxonomy: Taxonomy; locale: ContentLocale },
): string {
  return optionsOf([{ options }], taxonomy, locale)
    .map(({ name, values }) => `${name}: ${values[0]?.value}`)
    .join(' · ');
}

export function imagesOf(db: Db, products: number[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, products))
    .orderBy(asc(productImages.position))
    .limit(IMAGES_MAX);
}

/**
 * Returns the image of the variant's options, otherwise the product's first image, or `null` if the
 * product has none.
 */
export function shownImage(
  { productId, options }: VariantOptions,
  images: ImageRow[],
): string | null {
  const optionIds = new Set(Object.values(options));
  const own = images.filter((image) => image.productId === productId);
  const shown = own.find(({ valueId }) => valueId !== null && optionIds.has(valueId)) ?? own[0];
  return shown?.image ?? null;
}
