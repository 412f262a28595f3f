import { type Bitset, intersect, isEmpty, unite } from './bitset';
import { uniteWith } from './postings';
import { type Scratch, takeCopy, takeEmpty } from './scratch';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { slotsStarting } from './vocabulary';
import { isFormOf, stemsOf } from './word-forms';

/** `isTyping`: the last word may not be whole yet. */
export type Search = Sets & { isTyping: boolean };
type Sets = { index: TextIndex; scratch: Scratch };

/** What has the very word, and what has it, a form of it or its beginning. */
export type UnitSets = { unit: TextUnit; exact: Bitset; all: Bitset };

const STEM_MIN = 4;
const NUMBER = /^\d/;
const ALIAS_START_MIN = 3;

export function setsOf(search: Search, unit: TextUnit): UnitSets {
  const exact = takeEmpty(search.scratch);
  for (const form of unit.forms) uniteForm(search, exact, form);
  const all = takeCopy(search.scratch, exact);
  const isTyping = unit.isLast && search.isTyping;
  const isOpen = isTyping || isEmpty(exact);
  for (const form of [...unit.forms, ...unit.guesses]) {
    const [word = '', ...others] = form;
    const isStart = isOpen && canStart(word, unit.isLast);
    if (others.length === 0) uniteRelated(search, all, { word, isStart });
    else uniteForm(search, all, form);
  }
  if (isOpen && unit.isLast) uniteAliasesStarting(search, all, unit.token);
  return { unit, exact, all };
}

/** What has all the words of the form. */
function uniteForm({ index, scratch }: Sets, target: Bitset, form: string[]): void {
  const sets = form.map((word) => {
    const set = form.length === 1 ? target : takeEmpty(scratch);
    const slot = index.vocabulary.slots.get(word);
    if (slot !== undefined) uniteWith(set, index.inverted.postings, slot);
    return set;
  });
  const [first, ...others] = sets;
  if (!first || others.length === 0) return;
  for (const other of others) intersect(first, other);
  unite(target, first);
}

/** A number says little before three digits, a word in the middle before four letters. */
function canStart(word: string, isLast: boolean): boolean {
  if (NUMBER.test(word)) return isLast && word.length >= 3;
  return isLast || word.length >= STEM_MIN;
}

type Start = { word: string; isStart: boolean };

/** What has a form of the word or, when it may be only the start of one, a word that goes on. */
function uniteRelated({ index, scratch }: Sets, target: Bitset, { word, isStart }: Start): void {
  const { vocabulary, inverted } = index;
  uniteForm({ index, scratch }, target, [word]);
  const isStemmed = !NUMBER.test(word) && word.length >= STEM_MIN;
  if (!isStart && !isStemmed) return;
  const stems = isStemmed ? stemsOf(word) : [word];
  const shortest = stems.reduce((a, b) => (b.length < a.length ? b : a));
  for (const slot of slotsStarting(vocabulary, shortest)) {
    const candidate = vocabulary.words[slot] ?? '';
    const isRelated =
      (isStart && candidate.startsWith(word)) ||
      (isStemmed && stems.some((stem) => isFormOf(candidate, stem)));
    if (isRelated) uniteWith(target, inverted.postings, slot);
  }
}

function uniteAliasesStarting(search: Search, target: Bitset, start: string): void {
  if (start.length < ALIAS_START_MIN) return;
  for (const slot of slotsStarting(aliasWords, start)) {
    for (const form of formsOf(aliasWords.words[slot] ?? '')) uniteForm(search, target, form);
  }
}
