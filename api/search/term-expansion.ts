import { type Bitset, countBits, intersect, unite } from './bitset';
import { type BitsetPool, takeCopy, takeEmpty } from './bitset-pool';
import { type OptionNames, optionsNamed } from './option-names';
import { type Postings, sizeOf, uniteWith } from './postings';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { isSpelledLike, termIdsStarting } from './vocabulary';
import { areForms, startOf, stemsOf } from './word-forms';

/**
 * Which words may be the start of a longer one: 'typing' also the last, which is still being typed;
 * 'unknown' words that no name has; 'long' of these only the long ones; 'none' no word.
 */
export type Starts = 'typing' | 'unknown' | 'long' | 'none';
export type Search = {
  index: TextIndex;
  pool: BitsetPool;
  starts: Starts;
  /** Colours and sizes of the goods; `postings` and `termIds` are those of attribute values. */
  options?: { names: OptionNames; postings: Postings; termIds: ReadonlyMap<number, number> };
};

/**
 * The terms of the index that a unit of the query stands for: `exact` (of a phrase all are needed),
 * `related` (other forms of the word, and words that it begins) and the options that it names.
 */
export type TermExpansion = {
  unit: TextUnit;
  exact: number[][];
  related: number[][];
  options: number[];
};

const STEM_MIN = 4;
const ALIAS_START_MIN = 3;
const NUMBER = /^\d/;

export function expandTerm({ index, starts, options }: Search, unit: TextUnit): TermExpansion {
  const exact = termIdsOfForms(index, unit.forms);
  const optionIds = options ? optionTermIds(options, unit) : [];
  const isUnfinished = unit.isLast && starts === 'typing';
  const isOpen = starts !== 'none' && (isUnfinished || exact.length + optionIds.length === 0);
  const words = unit.forms.filter((form) => form.length === 1).flat();
  const related = words.flatMap((word) => {
    const isStart = isOpen && canStart(word, unit.isLast);
    const like = word.length < STEM_MIN && !isUnfinished ? unit.spelling : null;
    return relatedTermIds(index, { word, isStart: isStart && !(like && starts === 'long'), like });
  });
  const begun = isOpen && unit.isLast ? aliasesStarting(unit.token) : [];
  return {
    unit,
    exact,
    related: [...related.map((termId) => [termId]), ...termIdsOfForms(index, begun)],
    options: optionIds,
  };
}

export function namesOption({ options }: Search, unit: TextUnit): boolean {
  return options !== undefined && optionTermIds(options, unit).length > 0;
}

export function isUnknown({ exact, related, options }: TermExpansion): boolean {
  return exact.length + related.length + options.length === 0;
}

/** The goods with the option, and whether they outnumber those with the word in their name. */
export function matchOptions(
  search: Search,
  { exact, related, options }: TermExpansion,
): [Bitset, boolean] {
  const withOptions = docsWithOptions(search, options);
  if (options.length === 0) return [withOptions, false];
  return [withOptions, countBits(withOptions) > countBits(setOf(search, [...exact, ...related]))];
}

/** The best tier (exact names, or else options) and all matches. */
export function tiersOf(
  search: Search,
  { exact, related, options }: TermExpansion,
): [Bitset, Bitset] {
  const withOptions = docsWithOptions(search, options);
  const best = exact.length > 0 ? setOf(search, exact) : withOptions;
  const all = setOf(search, related);
  unite(all, best);
  unite(all, withOptions);
  return [best, all];
}

function docsWithOptions({ options, pool }: Search, termIds: number[]): Bitset {
  const set = takeEmpty(pool);
  if (options) for (const termId of termIds) uniteWith(set, options.postings, termId);
  return set;
}

function setOf({ index, pool }: Search, forms: number[][]): Bitset {
  const { postings } = index.inverted;
  const set = takeEmpty(pool);
  for (const [first, ...others] of forms) {
    if (first === undefined) continue;
    if (others.length === 0) uniteWith(set, postings, first);
    else unite(set, setOfAll({ index, pool }, [first, ...others]));
  }
  return set;
}

function setOfAll({ index, pool }: Pick<Search, 'index' | 'pool'>, termIds: number[]): Bitset {
  const sets = termIds.map((termId) => {
    const set = takeEmpty(pool);
    uniteWith(set, index.inverted.postings, termId);
    return set;
  });
  const common = takeCopy(pool, sets[0] ?? takeEmpty(pool));
  for (const set of sets) intersect(common, set);
  return common;
}

function termIdsOfForms(index: TextIndex, forms: string[][]): number[][] {
  return forms
    .map((form) => form.map((word) => index.vocabulary.termIds.get(word) ?? -1))
    .filter((termIds) => termIds.every((termId) => isUsed(index, termId)));
}

function isUsed({ inverted }: TextIndex, termId: number): boolean {
  return sizeOf(inverted.postings, termId) > 0;
}

/** A number needs three digits to be a useful prefix, a word that is not the last four letters. */
function canStart(word: string, isLast: boolean): boolean {
  if (NUMBER.test(word)) return isLast && word.length >= 3;
  return isLast || word.length >= STEM_MIN;
}

function optionTermIds(
  { names, termIds, postings }: NonNullable<Search['options']>,
  unit: TextUnit,
): number[] {
  const words = unit.forms.filter((form) => form.length === 1).flat();
  return words
    .flatMap((token) => {
      const spelling = token === unit.token ? unit.spelling : token;
      return optionsNamed(names, { token, spelling });
    })
    .map((id) => termIds.get(id) ?? -1)
    .filter((termId) => termId >= 0 && sizeOf(postings, termId) > 0);
}

/** `like` is the spelling that the start must have, if that matters. */
type Start = { word: string; isStart: boolean; like: string | null };

/** Other forms of the word and, when it may be a prefix, the words that it begins. */
function relatedTermIds(index: TextIndex, { word, isStart, like }: Start): number[] {
  const isStemmed = !NUMBER.test(word) && word.length >= STEM_MIN;
  if (!isStart && !isStemmed) return [];
  const stems = isStemmed ? stemsOf(word) : new Set<string>();
  return termIdsStarting(index.vocabulary, isStemmed ? startOf(stems) : word).filter((termId) => {
    const candidate = index.vocabulary.words[termId] ?? '';
    const isBegun =
      isStart &&
      candidate.startsWith(word) &&
      (like === null || isSpelledLike(index.vocabulary, candidate, like));
    return (isBegun || areForms(candidate, stems)) && isUsed(index, termId);
  });
}

function aliasesStarting(start: string): string[][] {
  if (start.length < ALIAS_START_MIN) return [];
  return termIdsStarting(aliasWords, start).flatMap((termId) =>
    formsOf(aliasWords.words[termId] ?? ''),
  );
}
