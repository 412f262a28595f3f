import { assignNames, createTextIndex, type TextIndex } from '@/api/search/index/text-index';
import { fold } from '@/lib/domain/text/fold';
import { countWords } from './name-tokens';

/**
 * The category names that a search text may contain. `lengths` holds the number of words of each
 * name, and `folded` the names as `fold` returns them.
 */
export type CategoryNames = {
  ids: number[];
  lengths: number[][];
  folded: string[][];
  names: TextIndex;
};
export type Named = { id: number; names: string[] };

export function createCategoryNames(categories: Named[]): CategoryNames {
  const names = createTextIndex();
  for (const [docId, category] of categories.entries()) {
    assignNames(names, docId, category.names);
  }
  const lengths = categories.map((category) => category.names.map(countWords));
  const folded = categories.map((category) => category.names.map(fold));
  return { ids: categories.map(({ id }) => id), lengths, folded, names };
}

/** Returns whether a name of the category starts with the text. */
export function startsName({ ids, folded }: CategoryNames, id: number, text: string): boolean {
  const start = fold(text);
  return start !== '' && (folded[ids.indexOf(id)] ?? []).some((name) => name.startsWith(start));
}
