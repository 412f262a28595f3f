import type { TextSets } from '@/api/search/index/text-sets';
import { type OptionNames, optionsNamed } from './option-names';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { isSpelledLike, termIdsStarting, type Vocabulary } from './vocabulary';
import { areForms, startOf, stemsOf } from './word-forms';

/**
 * The words that may match as prefixes: `unknown` allows words that no name contains, `long` allows
 * only the long ones of these, and `none` allows no word. `typing` allows the same words as
 * `unknown`, and the last word, which may be unfinished.
 */
export type Starts = 'typing' | 'unknown' | 'long' | 'none';
export type Search<Named> = {
  vocabulary: Vocabulary;
  sets: TextSets<Named>;
  starts: Starts;
  /** Colors and sizes of the products. */
  options?: OptionNames;
};

/**
 * The terms that a unit of the query matches: `exact` (all words of a phrase), `related` (other
 * forms of the word and words with this prefix) and `options` (ids of the options named).
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

/** Expands a unit of the query into the terms and options that it may match. */
export function expandTerm<Named>(search: Search<Named>, unit: TextUnit): TermExpansion {
  const { starts } = search;
  const exact = termIdsOfForms(search, unit.forms);
  const optionIds = namedOptions(search, unit);
  const isUnfinished = unit.isLast && starts === 'typing';
  const isOpen = starts !== 'none' && (isUnfinished || exact.length + optionIds.length === 0);
  const words = unit.forms.filter((form) => form.length === 1).flat();
  const related = words.flatMap((word) => {
    const isStart = isOpen && canStart(word, unit.isLast);
    const like = word.length < STEM_MIN && !isUnfinished ? unit.spelling : null;
    return relatedTermIds(search, { word, isStart: isStart && !(like && starts === 'long'), like });
  });
  const begun = isOpen && unit.isLast ? aliasesStarting(unit.token) : [];
  return {
    unit,
    exact,
    related: [...related.map((termId) => [termId]), ...termIdsOfForms(search, begun)],
    options: optionIds,
  };
}

export function namesOption<Named>(search: Search<Named>, unit: TextUnit): boolean {
  return namedOptions(search, unit).length > 0;
}

export function isUnknown({ exact, related, options }: TermExpansion): boolean {
  return exact.length + related.length + options.length === 0;
}

/**
 * Returns the products with the option, and whether they outnumber those with the word in their
 * names.
 */
export function matchOptions<Named>(
  { sets }: Search<Named>,
  { exact, related, options }: TermExpansion,
): [Named, boolean] {
  const withOptions = sets.withValues(options);
  if (options.length === 0) return [withOptions, false];
  const named = sets.withTerms([...exact, ...related]);
  return [withOptions, sets.count(withOptions) > sets.count(named)];
}

/** Returns the best tier (exact names, or else options) and all matches. */
export function tiersOf<Named>(
  { sets }: Search<Named>,
  { exact, related, options }: TermExpansion,
): [Named, Named] {
  const withOptions = sets.withValues(options);
  const best = exact.length > 0 ? sets.withTerms(exact) : withOptions;
  const all = sets.unite(sets.withTerms(related), best);
  return [best, sets.unite(all, withOptions)];
}

function termIdsOfForms<Named>({ sets }: Search<Named>, forms: string[][]): number[][] {
  return forms
    .map((form) => form.map(sets.termOf))
    .filter((termIds) => termIds.every((termId) => sets.uses(termId) > 0));
}

/**
 * Returns whether a word may match as a prefix. A number must be the last word and have at least
 * three digits; a word before the last one must have at least four letters.
 */
function canStart(word: string, isLast: boolean): boolean {
  if (NUMBER.test(word)) return isLast && word.length >= 3;
  return isLast || word.length >= STEM_MIN;
}

function namedOptions<Named>({ options, sets }: Search<Named>, unit: TextUnit): number[] {
  if (!options) return [];
  const words = unit.forms.filter((form) => form.length === 1).flat();
  return words
    .flatMap((token) => {
      const spelling = token === unit.token ? unit.spelling : token;
      return optionsNamed(options, { token, spelling });
    })
    .filter(sets.isCarried);
}

/** Words that `word` may start must be spelled like `like`, unless that is `null`. */
type Start = { word: string; isStart: boolean; like: string | null };

/** Returns other forms of the word and, when it may be a prefix, the words it starts. */
function relatedTermIds<Named>(
  { vocabulary, sets }: Search<Named>,
  { word, isStart, like }: Start,
): number[] {
  const isStemmed = !NUMBER.test(word) && word.length >= STEM_MIN;
  if (!isStart && !isStemmed) return [];
  const stems = isStemmed ? stemsOf(word) : new Set<string>();
  const start = isStemmed ? startOf(stems) : word;
  const listed = termIdsStarting(vocabulary, start).filter((termId) => {
    const candidate = vocabulary.words.at(termId);
    const isBegun =
      isStart &&
      candidate.startsWith(word) &&
      (like === null || isSpelledLike(vocabulary, candidate, like));
    return (isBegun || areForms(candidate, stems)) && sets.uses(termId) > 0;
  });
  if (!isStart) return listed;
  return [...listed, ...sets.unlisted(word).filter((termId) => sets.uses(termId) > 0)];
}

function aliasesStarting(start: string): string[][] {
  if (start.length < ALIAS_START_MIN) return [];
  return termIdsStarting(aliasWords, start).flatMap((termId) =>
    formsOf(aliasWords.words.at(termId)),
  );
}
