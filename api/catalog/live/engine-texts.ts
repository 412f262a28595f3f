import { namedCategories, namedOptions } from '@/api/catalog/named-in-texts';
import { type CategoryNames, createCategoryNames } from '@/api/search/words/category-names';
import { createOptionNames, type OptionNames } from '@/api/search/words/option-names';
import type { Taxonomy } from './taxonomy';

/**
 * Returns a function that lists the category and option names a search text may contain. The lists
 * are rebuilt only when the taxonomy or the options change.
 */
export function textsOf(): (
  taxonomy: Taxonomy,
  chosenBy: readonly number[],
) => { categories: CategoryNames; options: OptionNames } {
  let made: { taxonomy: Taxonomy; chosenBy: string } | null = null;
  let texts = { categories: createCategoryNames([]), options: createOptionNames([]) };
  return (taxonomy, chosenBy) => {
    const chosen = chosenBy.join();
    if (made?.taxonomy === taxonomy && made.chosenBy === chosen) return texts;
    made = { taxonomy, chosenBy: chosen };
    texts = {
      categories: createCategoryNames(namedCategories(taxonomy)),
      options: createOptionNames(namedOptions(taxonomy, new Set(chosenBy))),
    };
    return texts;
  };
}
