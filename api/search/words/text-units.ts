import { ALIAS_WORDS_MAX, aliases } from './aliases';
import { type NameToken, nameTokens } from './name-tokens';
import { createVocabulary } from './vocabulary';

/** A word of the query, or a phrase that names one thing, with all its synonyms. */
export type TextUnit = {
  spelling: string;
  token: string;
  forms: string[][];
  isLast: boolean;
};

const TEXT_MAX = 120;
/** Maximum number of words that a search uses; it ignores the rest of the text. */
export const WORDS_MAX = 10;

export const aliasWords = createVocabulary([...aliases.keys()].filter((key) => !key.includes(' ')));

export function toUnits(text: string): TextUnit[] {
  const tokens = nameTokens(text.slice(0, TEXT_MAX)).slice(0, WORDS_MAX);
  const units: TextUnit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const length = phraseLength(tokens, i);
    units.push(toUnit(tokens.slice(i, i + length)));
    i += length;
  }
  const last = units.at(-1);
  if (last) last.isLast = true;
  return units;
}

export function formsOf(word: string): string[][] {
  return aliases.get(word) ?? [word.split(' ')];
}

function toUnit(tokens: NameToken[]): TextUnit {
  const phrase = tokens.map(({ token }) => token).join(' ');
  return {
    spelling: tokens.map(({ spelling }) => spelling).join(' '),
    token: tokens.length === 1 ? phrase : '',
    forms: formsOf(phrase),
    isLast: false,
  };
}

function phraseLength(tokens: NameToken[], from: number): number {
  for (let length = ALIAS_WORDS_MAX; length > 1; length--) {
    const words = tokens.slice(from, from + length).map(({ token }) => token);
    if (words.length === length && aliases.has(words.join(' '))) return length;
  }
  return 1;
}
