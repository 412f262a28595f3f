import { type Bitset, intersect, unite } from './bitset';
import { sizeOf, uniteWith } from './postings';
import { type Scratch, takeCopy, takeEmpty } from './scratch';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { slotsStarting } from './vocabulary';
import { areForms, startOf, stemsOf } from './word-forms';

/** What may be the start of a longer word: also the last while it is typed, what is not known, nothing. */
export type Starts = 'typing' | 'unknown' | 'none';
export type Search = { index: TextIndex; scratch: Scratch; starts: Starts };

/**
 * The words of the shop that a unit stands for: those it names (of a phrase, all are needed), and
 * their forms and what they begin.
 */
export type Meaning = { unit: TextUnit; exact: number[][]; related: number[][] };

const STEM_MIN = 4;
const ALIAS_START_MIN = 3;
const NUMBER = /^\d/;

export function meaningOf({ index, starts }: Search, unit: TextUnit): Meaning {
  const exact = usedForms(index, unit.forms);
  const isUnfinished = unit.isLast && starts === 'typing';
  const isOpen = starts !== 'none' && (isUnfinished || exact.length === 0);
  const words = unit.forms.filter((form) => form.length === 1).flat();
  const related = words.flatMap((word) =>
    relatedSlots(index, { word, isStart: isOpen && canStart(word, unit.isLast) }),
  );
  const begun = isOpen && unit.isLast ? aliasesStarting(unit.token) : [];
  return {
    unit,
    exact,
    related: [...related.map((slot) => [slot]), ...usedForms(index, begun)],
  };
}

export function isUnknown({ exact, related }: Meaning): boolean {
  return exact.length + related.length === 0;
}

/** What has one of the forms. */
export function setOf({ index, scratch }: Search, forms: number[][]): Bitset {
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

type Start = { word: string; isStart: boolean };

/** Forms of the word and, when it may be only the start of one, words that go on. */
function relatedSlots(index: TextIndex, { word, isStart }: Start): number[] {
  const isStemmed = !NUMBER.test(word) && word.length >= STEM_MIN;
  if (!isStart && !isStemmed) return [];
  const stems = isStemmed ? stemsOf(word) : new Set<string>();
  return slotsStarting(index.vocabulary, isStemmed ? startOf(stems) : word).filter((slot) => {
    const candidate = index.vocabulary.words[slot] ?? '';
    const isRelated = (isStart && candidate.startsWith(word)) || areForms(candidate, stems);
    return isRelated && isUsed(index, slot);
  });
}

function aliasesStarting(start: string): string[][] {
  if (start.length < ALIAS_START_MIN) return [];
  return slotsStarting(aliasWords, start).flatMap((slot) => formsOf(aliasWords.words[slot] ?? ''));
}
