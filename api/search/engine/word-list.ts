import {
  createVocabulary,
  noteSpelling,
  termIdOf,
  type Vocabulary,
} from '@/api/search/words/vocabulary';

/** The words of all names with their counts. Rare words are represented only by their prefixes. */
export type WordList = {
  vocabulary: Vocabulary;
  /** The id of each word in the engine, by term id. */
  ids: number[];
  uses: number[];
  rareStarts: Set<string>;
};

/** A row of the engine's word table. */
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

/** Returns the prefix that represents a rare word in the list. */
export function rareStartOf(word: string): string {
  return word.slice(0, START);
}

/** Returns whether any rare word may have this prefix. */
export function mayStartRare({ rareStarts }: WordList, start: string): boolean {
  if (start.length >= START) return rareStarts.has(rareStartOf(start));
  for (const known of rareStarts) if (known.startsWith(start)) return true;
  return false;
}

/** Adds or updates a word from the engine's table. */
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
