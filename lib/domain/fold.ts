import { toLatin } from './latin';

const DOUBLED = /([a-z])\1+/g;
const WITH_DOUBLED = /[a-z]*([a-z])\1[a-z]*/g;
const SAYING_MIN = 3;
/** Not of 'sh' and 'ch'. */
const OWN_H = /(?:[^sch]|^)h+/g;

// No look-behind: a browser without it would refuse the whole script.
const looseSteps: [RegExp, string][] = [
  [/sh?(?:ch)+/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'x'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  // Russian is typed with 'е' for 'ё' as often as not.
  [/y[eo]/g, 'e'],
  [/y/g, 'i'],
  [/w/g, 'v'],
];

/** One form for all scripts and apostrophes: words of letters and digits, a space between. */
export function fold(text: string): string {
  return toLatin(text)
    .replace(/t+s/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Beyond `fold`, letters that shoppers confuse are one. */
export function foldLoose(text: string): string {
  const loose = looseSteps.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    undoubled(fold(text)),
  );
  return undoubled(loose.replace(OWN_H, (found) => found.replace(/h/g, 'x')));
}

/** Each doubled letter once, unless too little is left to tell the word: 'ssd' is no 'sd'. */
function undoubled(text: string): string {
  return text.replace(WITH_DOUBLED, (word) => {
    const once = word.replace(DOUBLED, '$1');
    return once.length < SAYING_MIN ? word : once;
  });
}

export function foldTokens(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const JCUKEN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** What the same keys give in the other keyboard layout, Russian or English. */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase();
  const [from, to] = /[а-яё]/.test(lower) ? [JCUKEN, QWERTY] : [QWERTY, JCUKEN];
  return Array.from(lower, (key) => to[from.indexOf(key)] ?? key).join('');
}
