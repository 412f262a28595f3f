import type { Taxonomy } from '@/api/catalogue/live/taxonomy';

type Named = { id: number; names: string[] };

/** The categories that a text may mean. */
export function namedCategories({ categories }: Taxonomy): Named[] {
  return [...categories.values()].map(({ id, name }) => ({ id, names: [name.uz, name.ru] }));
}

/** The values that a text may mean: those by which sub-products of one product differ, and colours. */
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
