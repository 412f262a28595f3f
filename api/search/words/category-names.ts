import { assignNames, createTextIndex, type TextIndex } from '@/api/search/index/text-index';
import { countWords } from './name-tokens';

/**
 * The names of categories that a text may contain. `lengths` holds the number of words of each
 * name.
 */
export type CategoryNames = { ids: number[]; lengths: number[][]; names: TextIndex };
export type Named = { id: number; names: string[] };

export function createCategoryNames(categories: Named[]): CategoryNames {
  const names = createTextIndex();
  for (const [docId, category] of categories.entries()) {
    assignNames(names, docId, category.names);
  }
  const lengths = categories.map((category) => category.names.map(countWords));
  return { ids: categories.map(({ id }) => id), lengths, names };
}
