import { popcount } from './bitset';
import { isBodyKept, isSameSound, soundOf, typosAllowed, typosBetween } from './edit-distance';

type Bucket = { slots: number[]; letters: number[] };
type Script = 'latin' | 'cyrillic';

/** All words of the names, folded; each has a number. */
export type Vocabulary = {
  slots: Map<string, number>;
  words: string[];
  /** By the first three letters, so that no word's forms are far to seek. */
  byStart: Map<string, number[]>;
  /** Words of letters only, by length: what a mistyped word may be meant for. */
  byLength: Bucket[];
  /** How the word looked when first met, in either script. */
  spelled: Map<string, Partial<Record<Script, string>>>;
};

const START = 3;
const WORD_MAX = 40;
const LETTERS_ONLY = /^[^\d]+$/;
const NOT_LETTERS = /[^a-zа-яёўқғҳ]/g;

export function createVocabulary(words: Iterable<string> = []): Vocabulary {
  const vocabulary: Vocabulary = {
    slots: new Map(),
    words: [],
    byStart: new Map(),
    byLength: [],
    spelled: new Map(),
  };
  for (const word of words) slotOf(vocabulary, word);
  return vocabulary;
}

/** The word's number, given on first meeting. */
export function slotOf(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.slots.get(word);
  if (known !== undefined) return known;
  const slot = vocabulary.words.push(word) - 1;
  vocabulary.slots.set(word, slot);
  const start = word.slice(0, START);
  const neighbours = vocabulary.byStart.get(start);
  if (neighbours) neighbours.push(slot);
  else vocabulary.byStart.set(start, [slot]);
  if (word.length <= WORD_MAX && LETTERS_ONLY.test(word)) addByLength(vocabulary, word, slot);
  return slot;
}

export function slotsStarting(vocabulary: Vocabulary, prefix: string): number[] {
  const starts =
    prefix.length >= START
      ? [prefix.slice(0, START)]
      : [...vocabulary.byStart.keys()].filter((start) => start.startsWith(prefix));
  return starts
    .flatMap((start) => vocabulary.byStart.get(start) ?? [])
    .filter((slot) => vocabulary.words[slot]?.startsWith(prefix));
}

export type Near = { words: string[]; distance: number };

/** The words fewest typos away, of those that `isUsed`. */
export function nearest(
  vocabulary: Vocabulary,
  token: string,
  isUsed: (slot: number) => boolean,
): Near {
  const limit = LETTERS_ONLY.test(token) ? typosAllowed(token) : 0;
  const near: Near = { words: [], distance: limit };
  if (limit === 0) return near;
  for (const bucket of vocabulary.byLength.slice(token.length - limit, token.length + limit + 1)) {
    for (const slot of withLetters(bucket, token, near)) {
      if (isUsed(slot)) keepIfNear(near, token, vocabulary.words[slot] ?? '');
    }
  }
  return near;
}

/** A typo changes at most two of the letters that occur. */
function withLetters({ slots, letters }: Bucket, token: string, { distance }: Near): number[] {
  const own = lettersOf(token);
  const found: number[] = [];
  for (let i = 0; i < slots.length; i++) {
    if (popcount((letters[i] ?? 0) ^ own) <= 2 * distance) found.push(slots[i] ?? 0);
  }
  return found;
}

export function noteSpelling(vocabulary: Vocabulary, word: string, spelling: string): void {
  if (!LETTERS_ONLY.test(word)) return;
  const script = scriptOf(spelling);
  const known = vocabulary.spelled.get(word);
  if (!known) vocabulary.spelled.set(word, { [script]: spelling });
  else known[script] ??= spelling;
}

/** How to show a folded word to someone who types in the script of `like`. */
export function spellingOf(vocabulary: Vocabulary, word: string, like: string): string {
  const known = vocabulary.spelled.get(word);
  return known?.[scriptOf(like)] ?? known?.latin ?? known?.cyrillic ?? word;
}

/** Whether the word begins so as it is written, not only as it is folded. */
export function isSpelledLike(vocabulary: Vocabulary, word: string, start: string): boolean {
  const known = vocabulary.spelled.get(word);
  if (!known) return true;
  const spelled = known[scriptOf(start)]?.replace(NOT_LETTERS, '').replaceAll('ё', 'е');
  return spelled?.startsWith(start.replace(NOT_LETTERS, '').replaceAll('ё', 'е')) ?? false;
}

function scriptOf(text: string): Script {
  return /\p{Script=Cyrillic}/u.test(text) ? 'cyrillic' : 'latin';
}

function addByLength(vocabulary: Vocabulary, word: string, slot: number): void {
  for (let length = vocabulary.byLength.length; length <= word.length; length++) {
    vocabulary.byLength.push({ slots: [], letters: [] });
  }
  vocabulary.byLength[word.length]?.slots.push(slot);
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

/** A bit for each letter that occurs, of those that sound alike one. */
function lettersOf(word: string): number {
  const sound = soundOf(word);
  let letters = 0;
  for (let i = 0; i < sound.length; i++) letters |= 1 << (sound.charCodeAt(i) & 31);
  return letters;
}
