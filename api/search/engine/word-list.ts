import {
  createVocabulary,
  noteSpelling,
  termIdOf,
  type Vocabulary,
} from '@/api/search/words/vocabulary';

/**
 * The words of all names but rare ones, and how many goods have each. Of rare words it has how they
 * begin.
 */
export type WordList = {
  vocabulary: Vocabulary;
  /** By term id: the word's number in the engine, and its goods. */
  ids: number[];
  uses: number[];
  rareStarts: Set<string>;
};

/** As the engine keeps it. */
export type Word = {
  id: number;
  word: string;
  isRareStart: boolean;
  uses: number;
  latin: string;
  cyrillic: string;
};

const START = 3;

export function createWordList(): WordList {
  return { vocabulary: createVocabulary(), ids: [], uses: [], rareStarts: new Set() };
}

export function rareStartOf(word: string): string {
  return word.slice(0, START);
}

/** Whether a rare word may begin so. */
export function mayStartRare({ rareStarts }: WordList, start: string): boolean {
  if (start.length >= START) return rareStarts.has(rareStartOf(start));
  for (const known of rareStarts) if (known.startsWith(start)) return true;
  return false;
}

export function takeWord(list: WordList, { id, word, isRareStart, ...row }: Word): void {
  if (isRareStart) {
    list.rareStarts.add(word);
    return;
  }
  const termId = termIdOf(list.vocabulary, word);
  list.ids[termId] = id;
  list.uses[termId] = row.uses;
  for (const spelling of [row.latin, row.cyrillic]) {
    if (spelling !== '') noteSpelling(list.vocabulary, word, spelling);
  }
}
