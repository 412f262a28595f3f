import type { GoodsSets } from '@/api/search/index/text-sets';
import type { Counts } from './counted';
import { isRare, keywordOf, keywords, rareKeywordsFrom } from './engine-names';
import { allOf, anyOf, type Expression } from './expression';
import { mayStartRare, type WordList } from './word-list';

/** Term ids from here on exist only during one search: rare words and prefixes of rare words. */
const OWN_FROM = 2 ** 31;

/**
 * Returns operations on sets of products. Each set is represented by the expression that matches
 * its products in the engine.
 */
export function engineSets(list: WordList, counts: Counts): GoodsSets<Expression> {
  const own: string[] = [];
  const { vocabulary, uses } = list;
  const ownTerm = (keyword: string) => OWN_FROM + own.push(keyword) - 1;
  const keywordAt = (termId: number): Expression => {
    if (termId >= OWN_FROM) return own[termId - OWN_FROM] ?? null;
    const word = vocabulary.words.at(termId);
    return word === undefined ? null : keywordOf(word);
  };
  return {
    termOf: (word) =>
      isRare(word) ? ownTerm(keywordOf(word)) : (vocabulary.words.idOf(word) ?? -1),
    uses: (termId) => (termId >= OWN_FROM ? counts.of(keywordAt(termId)) : (uses[termId] ?? 0)),
    unlisted: (start) => (mayStartRare(list, start) ? [ownTerm(rareKeywordsFrom(start))] : []),
    isCarried: (valueId) => counts.of(keywords.value(valueId)) > 0,
    withTerms: (forms) => anyOf(forms.map((termIds) => allOf(termIds.map(keywordAt)))),
    withValues: (ids) => anyOf(ids.map(keywords.value)),
    ofCategories: (ids) => anyOf(ids.map(keywords.category)),
    unite: (target, other) => anyOf([target, other]),
    intersect: (target, other) => allOf([target, other]),
    copy: (set) => set,
    count: counts.of,
    isEmpty: (set) => counts.of(set) === 0,
  };
}
