/**
 * Endings of Russian words after `foldLoose`. A word has at most one of them, before any Uzbek
 * ending.
 */
const russian = [
  'a',
  'i',
  'u',
  'e',
  'o',
  'ia',
  'iu',
  'ie',
  'ii',
  'oi',
  'ei',
  'om',
  'em',
  'im',
  'ov',
  'ev',
  'ax',
  'iax',
  'ix',
  'ami',
  'iami',
  'am',
  'iam',
  'imi',
  'ui',
  'iui',
  'aia',
  'iaia',
  'oe',
  'ee',
  'ogo',
  'ego',
  'omu',
  'emu',
  'uiu',
];

/**
 * Endings of Uzbek words, listed from the end of a word inward. A word may have one ending from
 * each group.
 */
const uzbek = [
  ['ni', 'ning', 'ga', 'da', 'dan'],
  ['i', 'si', 'im', 'ing', 'imiz', 'ingiz'],
  ['lar', 'ar'],
  ['cha'],
];

const STEM_MIN = 4;
/** Matches a fleeting vowel: `krosovok` is a form of `krosovki`. */
const FLEETING = /[oe]k$/;
/** Matches a softened consonant: `koilagi` is a form of `koilak`. */
const SOFTENED = /gi[a-z]*$/;

/** Returns the possible stems of a word. Words with a common stem are forms of one word. */
export function stemsOf(word: string): Set<string> {
  let inward = [word];
  for (const endings of uzbek) {
    inward = inward.flatMap((stem) => [stem, ...withoutOne(stem, endings)]);
  }
  const stems = new Set(inward.flatMap((stem) => [stem, ...withoutOne(stem, russian)]));
  if (FLEETING.test(word) && word.length > STEM_MIN) stems.add(`${word.slice(0, -2)}k`);
  for (const stem of inward) {
    if (SOFTENED.test(word) && stem.endsWith('g')) stems.add(`${stem.slice(0, -1)}k`);
  }
  return stems;
}

export function areForms(word: string, stems: ReadonlySet<string>): boolean {
  for (const stem of stemsOf(word)) if (stems.has(stem)) return true;
  return false;
}

/**
 * Returns the common prefix of all words with one of these stems, without a final `k`, which may
 * change.
 */
export function startOf([first = '', ...others]: Iterable<string>): string {
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length).replace(/k$/, '');
}

function withoutOne(word: string, endings: string[]): string[] {
  return endings
    .filter((ending) => word.length - ending.length >= STEM_MIN && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
}
