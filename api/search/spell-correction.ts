import { sizeOf } from './postings';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { nearest, spellingOf } from './vocabulary';

/** The unit with the most used of the words nearest to it, of which it may be a mistyping. */
export function mend(index: TextIndex, unit: TextUnit): TextUnit {
  const [token] = mostUsedFirst(index, wordsNear(index, unit.token));
  if (token === undefined) return unit;
  const forms = formsOf(token);
  const [named = token] = goodsWith(index, token) ? [token] : mostUsedFirst(index, forms.flat());
  return { ...unit, forms, token, spelling: spellingOf(index.vocabulary, named, unit.spelling) };
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

function mostUsedFirst(index: TextIndex, words: string[]): string[] {
  const uses = (word: string) =>
    Math.max(...formsOf(word).flatMap((form) => form.map((part) => goodsWith(index, part))));
  return words.toSorted((a, b) => uses(b) - uses(a));
}

function goodsWith({ vocabulary, inverted }: TextIndex, word: string): number {
  const slot = vocabulary.slots.get(word);
  return slot === undefined ? 0 : sizeOf(inverted.postings, slot);
}
