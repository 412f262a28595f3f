import type { TextSets } from '@/api/search/index/text-sets';
import type { Search } from './term-expansion';
import { aliasWords, formsOf, type TextUnit } from './text-units';
import { nearest, spellingOf } from './vocabulary';

/** The data needed to correct a word. */
type Words = Pick<Search<never>, 'vocabulary'> & { sets: Pick<TextSets<never>, 'termOf' | 'uses'> };

/**
 * Replaces an unknown word with the most frequent known word that it may be a typo of. Returns the
 * same unit if there is none.
 */
export function correctSpelling(words: Words, unit: TextUnit): TextUnit {
  const [token] = mostUsedFirst(words, wordsNear(words, unit.token));
  if (token === undefined) return unit;
  const forms = formsOf(token);
  const [named = token] = goodsWith(words, token) ? [token] : mostUsedFirst(words, forms.flat());
  return { ...unit, forms, token, spelling: spellingOf(words.vocabulary, named, unit.spelling) };
}

function wordsNear(words: Words, token: string): string[] {
  const own = nearest(words.vocabulary, token, (termId) => words.sets.uses(termId) > 0);
  const alias = nearest(aliasWords, token, (termId) =>
    formsOf(aliasWords.words.at(termId)).some((form) =>
      form.every((word) => goodsWith(words, word) > 0),
    ),
  );
  if (alias.words.length === 0) return own.words;
  if (own.words.length === 0) return alias.words;
  if (own.distance !== alias.distance) {
    return own.distance < alias.distance ? own.words : alias.words;
  }
  return [...new Set([...own.words, ...alias.words])];
}

function mostUsedFirst(known: Words, words: string[]): string[] {
  const uses = (word: string) =>
    Math.max(...formsOf(word).flatMap((form) => form.map((part) => goodsWith(known, part))));
  return words.toSorted((a, b) => uses(b) - uses(a));
}

function goodsWith({ sets }: Words, word: string): number {
  return sets.uses(sets.termOf(word));
}
