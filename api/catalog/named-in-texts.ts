import type { Taxonomy } from '@/api/catalog/live/taxonomy';

type Named = { id: number; names: string[] };

/** Lists the names of categories that a search text may contain. */
export function namedCategories({ categories }: Taxonomy): Named[] {
  return [...categories.values()].map(({ id, name }) => ({ id, names: [name.uz, name.ru] }));
}

/**
 * Lists the names of values that a search text may contain: those of variant options and of colors.
 */
export function namedOptions(
  { attributes, values }: Taxonomy,
  chosenBy: ReadonlySet<number>,
): Named[] {
  const isOption = (attribute: number) =>
    chosenBy.has(attribute) || attributes.get(attribute)?.kind === 'colour';
  return [...values.values()]
    .filter(({ attributeId }) => isOption(attributeId))
    .map(({ id, value }) => ({ id, names: [value.uz, value.ru] }));
}
