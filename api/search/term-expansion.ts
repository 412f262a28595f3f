import { type Bitset, countBits, intersect, unite } from './bitset';
import { type Scratch, takeCopy, takeEmpty } from './bitset-pool';
import { type OptionNames, optionsCalled } from './option-names';
import { type Postings, sizeOf, uniteWith } from './postings';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { isSpelledLike, slotsStarting } from './vocabulary';
import { areForms, startOf, stemsOf } from './word-forms';

/**
 * What may be the start of a longer word: also the last while it is typed, what is not known, of
 * that only what is long enough to tell, nothing.
 */
export type Starts = 'typing' | 'unknown' | 'long' | 'none';
export type Search = {
  index: TextIndex;
  scratch: Scratch;
  starts: Starts;
  /** What the goods can be had in beside what they are named; `postings` by the ids of options. */
  options?: { called: OptionNames; postings: Postings; slots: ReadonlyMap<number, number> };
};

/**
 * The words of the shop that a unit stands for: those it names (of a phrase, all are needed), and
 * their forms and what they begin; and the options that it calls.
 */
export type Meaning = {
  unit: TextUnit;
  exact: number[][];
  related: number[][];
  options: number[];
};

const STEM_MIN = 4;
const ALIAS_START_MIN = 3;
const NUMBER = /^\d/;

export function meaningOf({ index, starts, options }: Search, unit: TextUnit): Meaning {
  const exact = usedForms(index, unit.forms);
  const called = options ? slotsCalled(options, unit) : [];
  const isUnfinished = unit.isLast && starts === 'typing';
  const isOpen = starts !== 'none' && (isUnfinished || exact.length + called.length === 0);
  const words = unit.forms.filter((form) => form.length === 1).flat();
  const related = words.flatMap((word) => {
    const isStart = isOpen && canStart(word, unit.isLast);
    const like = word.length < STEM_MIN && !isUnfinished ? unit.spelling : null;
    return relatedSlots(index, { word, isStart: isStart && !(like && starts === 'long'), like });
  });
  const begun = isOpen && unit.isLast ? aliasesStarting(unit.token) : [];
  return {
    unit,
    exact,
    related: [...related.map((slot) => [slot]), ...usedForms(index, begun)],
    options: called,
  };
}

export function callsOption({ options }: Search, unit: TextUnit): boolean {
  return options !== undefined && slotsCalled(options, unit).length > 0;
}

export function isUnknown({ exact, related, options }: Meaning): boolean {
  return exact.length + related.length + options.length === 0;
}

/** What can be had so, and whether that is more than what is named so: a colour, a size. */
export function hadSo(search: Search, { exact, related, options }: Meaning): [Bitset, boolean] {
  const had = hadIn(search, options);
  if (options.length === 0) return [had, false];
  return [had, countBits(had) > countBits(setOf(search, [...exact, ...related]))];
}

/** From the best match down: what is named just so, or else can be had so; all of it. */
export function tiersOf(search: Search, { exact, related, options }: Meaning): [Bitset, Bitset] {
  const had = hadIn(search, options);
  const best = exact.length > 0 ? setOf(search, exact) : had;
  const all = setOf(search, related);
  unite(all, best);
  unite(all, had);
  return [best, all];
}

function hadIn({ options, scratch }: Search, slots: number[]): Bitset {
  const set = takeEmpty(scratch);
  if (options) for (const slot of slots) uniteWith(set, options.postings, slot);
  return set;
}

/** What has one of the forms. */
function setOf({ index, scratch }: Search, forms: number[][]): Bitset {
  const { postings } = index.inverted;
  const set = takeEmpty(scratch);
  for (const [first, ...others] of forms) {
    if (first === undefined) continue;
    if (others.length === 0) uniteWith(set, postings, first);
    else unite(set, setOfAll({ index, scratch }, [first, ...others]));
  }
  return set;
}

function setOfAll({ index, scratch }: Pick<Search, 'index' | 'scratch'>, slots: number[]): Bitset {
  const sets = slots.map((slot) => {
    const set = takeEmpty(scratch);
    uniteWith(set, index.inverted.postings, slot);
    return set;
  });
  const common = takeCopy(scratch, sets[0] ?? takeEmpty(scratch));
  for (const set of sets) intersect(common, set);
  return common;
}

function usedForms(index: TextIndex, forms: string[][]): number[][] {
  return forms
    .map((form) => form.map((word) => index.vocabulary.slots.get(word) ?? -1))
    .filter((slots) => slots.every((slot) => isUsed(index, slot)));
}

function isUsed({ inverted }: TextIndex, slot: number): boolean {
  return sizeOf(inverted.postings, slot) > 0;
}

/** A number says little before three digits, a word in the middle before four letters. */
function canStart(word: string, isLast: boolean): boolean {
  if (NUMBER.test(word)) return isLast && word.length >= 3;
  return isLast || word.length >= STEM_MIN;
}

function slotsCalled(
  { called, slots, postings }: NonNullable<Search['options']>,
  unit: TextUnit,
): number[] {
  const words = unit.forms.filter((form) => form.length === 1).flat();
  return words
    .flatMap((token) => {
      const spelling = token === unit.token ? unit.spelling : token;
      return optionsCalled(called, { token, spelling });
    })
    .map((id) => slots.get(id) ?? -1)
    .filter((slot) => slot >= 0 && sizeOf(postings, slot) > 0);
}

/** `like`: how the start is spelled, where that counts. */
type Start = { word: string; isStart: boolean; like: string | null };

/** Forms of the word and, when it may be only the start of one, words that go on. */
function relatedSlots(index: TextIndex, { word, isStart, like }: Start): number[] {
  const isStemmed = !NUMBER.test(word) && word.length >= STEM_MIN;
  if (!isStart && !isStemmed) return [];
  const stems = isStemmed ? stemsOf(word) : new Set<string>();
  return slotsStarting(index.vocabulary, isStemmed ? startOf(stems) : word).filter((slot) => {
    const candidate = index.vocabulary.words[slot] ?? '';
    const isBegun =
      isStart &&
      candidate.startsWith(word) &&
      (like === null || isSpelledLike(index.vocabulary, candidate, like));
    return (isBegun || areForms(candidate, stems)) && isUsed(index, slot);
  });
}

function aliasesStarting(start: string): string[][] {
  if (start.length < ALIAS_START_MIN) return [];
  return slotsStarting(aliasWords, start).flatMap((slot) => formsOf(aliasWords.words[slot] ?? ''));
}
