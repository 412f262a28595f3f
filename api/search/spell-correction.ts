import { sizeOf } from './postings';
import type { TextIndex } from './text-index';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { nearest, spellingOf } from './vocabulary';

/** Replaces the word by the most frequent of the known words that it may be a typo of. */
export function correctSpelling(index: TextIndex, unit: TextUnit): TextUnit {
  const [token] = mostUsedFirst(index, wordsNear(index, unit.token));
  if (token === undefined) return unit;
  const forms = formsOf(token);
  const [named = token] = goodsWith(index, token) ? [token] : mostUsedFirst(index, forms.flat());
  return { ...unit, forms, token, spelling: spellingOf(index.vocabulary, named, unit.spelling) };
}

function wordsNear(index: TextIndex, token: string): string[] {
  const own = nearest(
    index.vocabulary,
    token,
    (termId) => sizeOf(index.inverted.postings, termId) > 0,
  );
  const alias = nearest(aliasWords, token, (termId) =>
    formsOf(aliasWords.words[termId] ?? '').some((form) =>
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
  const termId = vocabulary.termIds.get(word);
  return termId === undefined ? 0 : sizeOf(inverted.postings, termId);
}
