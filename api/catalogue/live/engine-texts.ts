import { namedCategories, namedOptions } from '@/api/catalogue/named-in-texts';
import { type CategoryNames, createCategoryNames } from '@/api/search/words/category-names';
import { createOptionNames, type OptionNames } from '@/api/search/words/option-names';
import type { Taxonomy } from './taxonomy';

/** What a text may mean besides the words of names; made again when something of it has changed. */
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
