import { toLatin } from './latin';

const DOUBLED = /([a-z])\1+/g;
const WITH_DOUBLED = /[a-z]*([a-z])\1[a-z]*/g;
/** Doubled letters in a word are kept if merging them would leave fewer letters than this. */
const VOWEL_MIN = 3;
/** Matches an 'h' that is not part of 'sh' or 'ch', together with the preceding letter. */
const OWN_H = /(?:[^sch]|^)h+/g;

// The patterns use no lookbehind, because browsers that lack it would reject the whole script.
const looseSteps: [RegExp, string][] = [
  [/sh?(?:ch)+/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'x'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  // Russian texts often use 'е' for 'ё'.
  [/y[eo]/g, 'e'],
  [/y/g, 'i'],
  [/w/g, 'v'],
];

/**
 * Normalizes text across scripts and apostrophes to Latin words of letters and digits, separated by
 * single spaces.
 */
export function fold(text: string): string {
  return toLatin(text)
    .replace(/t+s/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Like `fold`, but also merges letters that shoppers confuse, such as 'x' and 'h'. */
export function foldLoose(text: string): string {
  const loose = looseSteps.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    undoubled(fold(text)),
  );
  return undoubled(loose.replace(OWN_H, (found) => found.replace(/h/g, 'x')));
}

/** Reduces doubled letters to one, except in words that would become too short, such as 'ssd'. */
function undoubled(text: string): string {
  // On text without doubled letters, matching `WITH_DOUBLED` takes quadratic time.
  if (text.search(DOUBLED) === -1) return text;
  return text.replace(WITH_DOUBLED, (word) => {
    const once = word.replace(DOUBLED, '$1');
    return once.length < VOWEL_MIN ? word : once;
  });
}

const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const JCUKEN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** Converts text between the Russian and the English keyboard layout. */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase();
  const [from, to] = /[а-яё]/.test(lower) ? [JCUKEN, QWERTY] : [QWERTY, JCUKEN];
  return Array.from(lower, (key) => to[from.indexOf(key)] ?? key).join('');
}
