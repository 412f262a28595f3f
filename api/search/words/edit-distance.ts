const unvoiced: Record<string, string> = { b: 'p', d: 't', g: 'k', j: 'sh', v: 'f', z: 's' };

/** Returns the number of typos allowed: the longer the word, the more. */
export function typosAllowed(token: string): number {
  if (token.length < 4) return 0;
  return token.length < 8 ? 1 : 2;
}

const sounds: Record<string, string> = { o: 'a', e: 'i' };

/** Folds vowels that are often mistaken for each other by ear. */
export function soundOf(word: string): string {
  return word.replaceAll('o', 'a').replaceAll('e', 'i');
}

/**
 * Returns whether two letters sound alike. It runs for every word of the vocabulary, so it must be
 * fast.
 */
export function isSameSound(one = '', other = ''): boolean {
  return one === other || (sounds[one] ?? one) === (sounds[other] ?? other);
}

const SHORT = 4;
const VOWELS = /[aeiou]/g;

/**
 * Returns whether one word may be a misspelling of the other. In a word of four letters, a
 * different consonant makes a different word, so only vowels and voicing may differ.
 */
export function isBodyKept(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > SHORT || bodyOf(a) === bodyOf(b);
}

function bodyOf(word: string): string {
  const letters = Array.from(word.replace(VOWELS, ''), (letter) => unvoiced[letter] ?? letter);
  return letters.join('');
}

/** Works like `editDistance`, but words that sound alike are one typo apart. */
export function typosBetween(a: string, b: string, limit: number): number {
  const maySound = limit > 0 && a.length === b.length && a !== b;
  if (maySound && soundOf(a) === soundOf(b)) return 1;
  return editDistance(a, b, limit);
}

/** Returns the edit distance with swaps, or `limit` + 1 if it is larger than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rows: Rows = { beforeLast: [], last: Array.from({ length: b.length + 1 }, (_, j) => j) };
  let least = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(rows, { a, b, i });
    const leastNow = Math.min(...row);
    // Detecting a swap requires the row before the previous one.
    if (least > limit && leastNow > limit) return limit + 1;
    least = leastNow;
    rows = { beforeLast: rows.last, last: row };
  }
  return Math.min(cell(rows.last, b.length), limit + 1);
}

type Rows = { beforeLast: number[]; last: number[] };

function nextRow({ beforeLast, last }: Rows, { a, b, i }: { a: string; b: string; i: number }) {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const changed = cell(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const swapped = isSwap ? cell(beforeLast, j - 2) + 1 : changed;
    row.push(Math.min(changed, swapped, cell(last, j) + 1, cell(row, j - 1) + 1));
  }
  return row;
}

function cell(row: number[], j: number): number {
  return row[j] ?? Number.POSITIVE_INFINITY;
}

const TYPOS_MAX = 4;

/** Quotes a name for an error message, with the nearest known name as a suggestion. */
export function withNearest(name: string, known: Iterable<string>): string {
  const limit = Math.min(TYPOS_MAX, Math.floor(name.length / 2));
  const [near] = [...known]
    .map((one) => ({ one, typos: editDistance(name, one, limit) }))
    .filter(({ typos }) => typos <= limit)
    .sort((a, b) => a.typos - b.typos);
  return near ? `'${name}' (did you mean '${near.one}'?)` : `'${name}'`;
}
