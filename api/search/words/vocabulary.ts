import { grown, popcount } from '@/api/search/index/bitset';
import { isBodyKept, isSameSound, soundOf, typosAllowed, typosBetween } from './edit-distance';
import { Words } from './words';

/** An array of term ids with spare capacity. Only the first `size` entries are used. */
type List = { termIds: Uint32Array; size: number };
type Bucket = { termIds: number[]; letters: number[] };
type Script = 'latin' | 'cyrillic';

export type Vocabulary = {
  /** The words, indexed by term id. */
  words: Words;
  /** Term ids by the first three letters, for prefixes and word forms. */
  byStart: Map<string, List>;
  byLength: Bucket[];
  /** The first spelling of each word in each script. */
  spelled: Map<string, Partial<Record<Script, string>>>;
};

const START = 3;
const WORD_MAX = 40;
const LETTERS_ONLY = /^[^\d]+$/;
const NOT_LETTERS = /[^a-zа-яёўқғҳ]/g;

export function createVocabulary(words: Iterable<string> = []): Vocabulary {
  const vocabulary: Vocabulary = {
    words: new Words(),
    byStart: new Map(),
    byLength: [],
    spelled: new Map(),
  };
  for (const word of words) termIdOf(vocabulary, word);
  return vocabulary;
}

export function termIdOf(vocabulary: Vocabulary, word: string): number {
  return vocabulary.words.idOf(word) ?? addWord(vocabulary, word);
}

export function addWord(vocabulary: Vocabulary, word: string): number {
  const termId = vocabulary.words.push(word);
  const start = word.slice(0, START);
  const neighbours = vocabulary.byStart.get(start) ?? { termIds: new Uint32Array(2), size: 0 };
  vocabulary.byStart.set(start, neighbours);
  neighbours.termIds = grown(neighbours.termIds, neighbours.size + 1);
  neighbours.termIds[neighbours.size] = termId;
  neighbours.size += 1;
  if (word.length <= WORD_MAX && LETTERS_ONLY.test(word)) addByLength(vocabulary, word, termId);
  return termId;
}

export function termIdsStarting(vocabulary: Vocabulary, prefix: string): number[] {
  const starts =
    prefix.length >= START
      ? [prefix.slice(0, START)]
      : [...vocabulary.byStart.keys()].filter((start) => start.startsWith(prefix));
  return starts.flatMap((start) => {
    const { termIds, size } = vocabulary.byStart.get(start) ?? { termIds: [], size: 0 };
    const found: number[] = [];
    for (let i = 0; i < size; i++) {
      const termId = termIds[i] ?? 0;
      if (vocabulary.words.startsWith(termId, prefix)) found.push(termId);
    }
    return found;
  });
}

export type Near = { words: string[]; distance: number };

/** Finds the words in use that differ from the token by the fewest typos. */
export function nearest(
  vocabulary: Vocabulary,
  token: string,
  isUsed: (termId: number) => boolean,
): Near {
  const limit = LETTERS_ONLY.test(token) ? typosAllowed(token) : 0;
  const near: Near = { words: [], distance: limit };
  if (limit === 0) return near;
  for (const bucket of vocabulary.byLength.slice(token.length - limit, token.length + limit + 1)) {
    for (const termId of withLetters(bucket, token, near)) {
      if (isUsed(termId)) keepIfNear(near, token, vocabulary.words.at(termId));
    }
  }
  return near;
}

/**
 * Returns the words whose letters are similar to those of the token. A typo changes at most two
 * bits of the letter set, so this cheap test runs before the edit distance is computed.
 */
function withLetters({ termIds, letters }: Bucket, token: string, { distance }: Near): number[] {
  const own = lettersOf(token);
  const found: number[] = [];
  for (let i = 0; i < termIds.length; i++) {
    if (popcount((letters[i] ?? 0) ^ own) <= 2 * distance) found.push(termIds[i] ?? 0);
  }
  return found;
}

/**
 * Stores the first spelling of a word in each script. Returns whether it stored one; words with a
 * digit have no spelling.
 */
export function noteSpelling(vocabulary: Vocabulary, word: string, spelling: string): boolean {
  if (!LETTERS_ONLY.test(word)) return false;
  const script = scriptOf(spelling);
  const known = vocabulary.spelled.get(word) ?? {};
  if (known[script] !== undefined) return false;
  vocabulary.spelled.set(word, { ...known, [script]: spelling });
  return true;
}

export function spelledOf({ spelled }: Vocabulary, word: string): Partial<Record<Script, string>> {
  return spelled.get(word) ?? {};
}

/** Returns the spelling of a folded word, in the script of `like` if that spelling is known. */
export function spellingOf(vocabulary: Vocabulary, word: string, like: string): string {
  const known = vocabulary.spelled.get(word);
  return known?.[scriptOf(like)] ?? known?.latin ?? known?.cyrillic ?? word;
}

/** Returns whether the word starts with `start` as written, not only as folded. */
export function isSpelledLike(vocabulary: Vocabulary, word: string, start: string): boolean {
  const known = vocabulary.spelled.get(word);
  if (!known) return true;
  const spelled = known[scriptOf(start)]?.replace(NOT_LETTERS, '').replaceAll('ё', 'е');
  return spelled?.startsWith(start.replace(NOT_LETTERS, '').replaceAll('ё', 'е')) ?? false;
}

function scriptOf(text: string): Script {
  return /\p{Script=Cyrillic}/u.test(text) ? 'cyrillic' : 'latin';
}

function addByLength(vocabulary: Vocabulary, word: string, termId: number): void {
  for (let length = vocabulary.byLength.length; length <= word.length; length++) {
    vocabulary.byLength.push({ termIds: [], letters: [] });
  }
  vocabulary.byLength[word.length]?.termIds.push(termId);
  vocabulary.byLength[word.length]?.letters.push(lettersOf(word));
}

function keepIfNear(near: Near, token: string, word: string): void {
  if (!isStartKept(token, word)) return;
  const limit = Math.min(near.distance, typosAllowed(word));
  const distance = typosBetween(token, word, limit);
  if (distance > limit || !isBodyKept(token, word)) return;
  if (distance < near.distance) near.words = [];
  near.distance = distance;
  near.words.push(word);
}

function isStartKept(token: string, word: string): boolean {
  return (
    isSameSound(word[0], token[0]) ||
    (isSameSound(word[0], token[1]) && isSameSound(word[1], token[0]))
  );
}

/** Returns the set of letters as bits. Letters that sound alike share one bit. */
function lettersOf(word: string): number {
  const sound = soundOf(word);
  let letters = 0;
  for (let i = 0; i < sound.length; i++) letters |= 1 << (sound.charCodeAt(i) & 31);
  return letters;
}
