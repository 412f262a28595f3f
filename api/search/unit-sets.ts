import { type Bitset, intersect, isEmpty, unite } from './bitset';
import { uniteWith } from './postings';
import { type Scratch, takeCopy, takeEmpty } from './scratch';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { slotsStarting } from './vocabulary';
import { isFormOf, stemsOf } from './word-forms';

/** `isTyping`: the last word may not be whole yet. */
export type Search = { index: TextIndex; scratch: Scratch; isTyping: boolean };

/** What has the very word, and what has it, a form of it or its beginning. */
export type UnitSets = { unit: TextUnit; exact: Bitset; all: Bitset };

const STEM_MIN = 4;
const NUMBER_START_MIN = 3;
const ALIAS_START_MIN = 3;

export function setsOf(search: Search, unit: TextUnit): UnitSets {
  const exact = takeEmpty(search.scratch);
  for (const form of unit.forms) uniteForm(search, exact, form);
  const all = takeCopy(search.scratch, exact);
  const isOpen = unit.isLast && (search.isTyping || isEmpty(exact));
  for (const form of [...unit.forms, ...unit.guesses]) {
    if (form.length === 1) uniteRelated(search, all, { word: form[0] ?? '', isOpen });
    else uniteForm(search, all, form);
  }
  if (isOpen) uniteAliasesStarting(search, all, unit.token);
  return { unit, exact, all };
}

/** What has all the words of the form. */
function uniteForm({ index, scratch }: Search, target: Bitset, form: string[]): void {
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

type Start = { word: string; isOpen: boolean };

function uniteRelated({ index }: Search, target: Bitset, { word, isOpen }: Start): void {
  const { vocabulary, inverted } = index;
  const isNumber = /^\d/.test(word);
  const isStart = isNumber
    ? isOpen && word.length >= NUMBER_START_MIN
    : isOpen || word.length >= STEM_MIN;
  const stems = isNumber || word.length < STEM_MIN ? [word] : stemsOf(word);
  const shortest = stems.reduce((a, b) => (b.length < a.length ? b : a));
  for (const slot of slotsStarting(vocabulary, shortest)) {
    const candidate = vocabulary.words[slot] ?? '';
    const isRelated =
      candidate === word ||
      (isStart && candidate.startsWith(word)) ||
      (shortest.length >= STEM_MIN && stems.some((stem) => isFormOf(candidate, stem)));
    if (isRelated) uniteWith(target, inverted.postings, slot);
  }
}

function uniteAliasesStarting(search: Search, target: Bitset, start: string): void {
  if (start.length < ALIAS_START_MIN) return;
  for (const slot of slotsStarting(aliasWords, start)) {
    for (const form of formsOf(aliasWords.words[slot] ?? '')) uniteForm(search, target, form);
  }
}
