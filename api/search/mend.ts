import { sizeOf } from './postings';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { nearest, spellingOf } from './vocabulary';

/**
 * The unit with the words that it may be a mistyping of: in its place when the word is `unknown`,
 * beside it when it may be `any` word.
 */
export function mend(index: TextIndex, unit: TextUnit, which: 'unknown' | 'any'): TextUnit {
  const words = wordsNear(index, unit.token);
  if (words.length === 0) return unit;
  const forms = words.flatMap(formsOf);
  if (which === 'any') return { ...unit, guesses: forms };
  const best = mostUsed(index, words) ?? mostUsed(index, forms.flat()) ?? unit.token;
  return {
    ...unit,
    forms,
    token: best,
    spelling: spellingOf(index.vocabulary, best, unit.spelling),
  };
}

function wordsNear(index: TextIndex, token: string): string[] {
  const own = nearest(index.vocabulary, token, (slot) => sizeOf(index.inverted.postings, slot) > 0);
  const alias = nearest(aliasWords, token, (slot) =>
    formsOf(aliasWords.words[slot] ?? '').some((form) =>
      form.every((word) => goodsWith(index, word) > 0),
    ),
  );
  if (alias.words.length === 0) return own.words;
  if (own.words.length === 0) return alias.words;
  if (own.distance !== alias.distance) {
    return own.distance < alias.distance ? own.words : alias.words;
  }
  return [...new Set([...own.words, ...alias.words])];
}

function mostUsed(index: TextIndex, words: string[]): string | undefined {
  const used = words.filter((word) => goodsWith(index, word) > 0);
  return used.toSorted((a, b) => goodsWith(index, b) - goodsWith(index, a))[0];
}

function goodsWith({ vocabulary, inverted }: TextIndex, word: string): number {
  const slot = vocabulary.slots.get(word);
  return slot === undefined ? 0 : sizeOf(inverted.postings, slot);
}
