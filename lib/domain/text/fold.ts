import { toLatin } from './latin';

const DOUBLED = /([a-z])\1+/g;
const WITH_DOUBLED = /[a-z]*([a-z])\1[a-z]*/g;
const SAYING_MIN = 3;
/** An h that is not part of 'sh' or 'ch'. */
const OWN_H = /(?:[^sch]|^)h+/g;

// No look-behind: a browser without it would refuse the whole script.
const looseSteps: [RegExp, string][] = [
  [/sh?(?:ch)+/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'x'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  // Russian texts often have 'е' for 'ё'.
  [/y[eo]/g, 'e'],
  [/y/g, 'i'],
  [/w/g, 'v'],
];

/** One spelling for all scripts and apostrophes: words of letters and digits, single spaces. */
export function fold(text: string): string {
  return toLatin(text)
    .replace(/t+s/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Like `fold`, and letters that shoppers confuse become one. */
export function foldLoose(text: string): string {
  const loose = looseSteps.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    undoubled(fold(text)),
  );
  return undoubled(loose.replace(OWN_H, (found) => found.replace(/h/g, 'x')));
}

/** Reduces double letters, unless the word gets too short: 'ssd' is not 'sd'. */
function undoubled(text: string): string {
  // Where there is none, looking for whole words takes the square of their length.
  if (text.search(DOUBLED) === -1) return text;
  return text.replace(WITH_DOUBLED, (word) => {
    const once = word.replace(DOUBLED, '$1');
    return once.length < SAYING_MIN ? word : once;
  });
}

const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const JCUKEN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** The same keys in the other keyboard layout, Russian or English. */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase();
  const [from, to] = /[а-яё]/.test(lower) ? [JCUKEN, QWERTY] : [QWERTY, JCUKEN];
  return Array.from(lower, (key) => to[from.indexOf(key)] ?? key).join('');
}
