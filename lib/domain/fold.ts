import { toLatin } from './latin';

const DOUBLED = /([a-z])\1+/g;

// No look-behind: a browser without it would refuse the whole script.
const looseSteps: [RegExp, string][] = [
  [DOUBLED, '$1'],
  [/sh?ch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'x'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/([^sc]|^)h/g, '$1x'],
  // Russian is typed with 'е' for 'ё' as often as not.
  [/y[eo]/g, 'e'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [DOUBLED, '$1'],
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
  return looseSteps.reduce((folded, [from, to]) => folded.replace(from, to), fold(text));
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
