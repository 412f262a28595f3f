import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/constants';
import { messagesOf } from '@/tests/support/messages';
import { argumentsOf } from './icu';
import { readSources } from './sources';

type Tree = { [key: string]: string | Tree };

const texts = new Map(LOCALES.map((locale) => [locale, textsOf(messagesOf(locale))]));
const all = LOCALES.flatMap((locale) => [...textsIn(locale)]);
const uzTexts = textsIn('uz');
const ruTexts = textsIn('ru');
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const APOSTROPHE = /['`\u00B4\u2018\u2019\u201B\u2032\uFF07]/;

test('there is exactly one messages file for each language', () => {
  const files = readdirSync('messages').sort();
  expect(files).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
});

test.each(others)(
  'the messages in %s have the same keys as in the default language (S2-01)',
  (locale) => {
    expect([...textsIn(locale).keys()]).toEqual([...textsIn(DEFAULT_LOCALE).keys()]);
  },
);

test.each(others)(
  'the messages in %s have the same arguments as in the default language (S2-01)',
  (locale) => {
    const differing = [...textsIn(DEFAULT_LOCALE)].filter(([key, text]) => {
      const other = textsIn(locale).get(key) ?? '';
      return !isCovered(text, other) || !isCovered(other, text);
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  },
);

test('messages are neither empty nor padded with spaces (S2-01)', () => {
  const bare = all.filter(([, text]) => text === '' || text.trim() !== text);
  expect(bare.map(([key]) => key)).toEqual([]);
});

test('message keys are sorted and at most three levels deep', () => {
  expect(LOCALES.flatMap((locale) => unsortedIn(messagesOf(locale)))).toEqual([]);
  expect([...uzTexts.keys()].filter((key) => key.split('.').length > 3)).toEqual([]);
});

test('every message key, or its last parts, occurs in a source file', () => {
  const sources = readSources('app', 'components', 'lib', 'server', 'stores').map(
    ({ text }) => text,
  );
  const named = new Set(
    sources.flatMap((text) => Array.from(text.matchAll(/'([\w.]+)'/g), ([, name]) => name)),
  );
  const patterns = sources.flatMap(patternsIn);
  const unused = [...uzTexts.keys()].filter((key) => {
    const parts = key.split('.');
    const ends = parts.map((_, at) => parts.slice(at).join('.'));
    return !ends.some((end) => named.has(end) || patterns.some((pattern) => pattern.test(end)));
  });
  expect(unused).toEqual([]);
});

test('Uzbek uses its own letters, never a plain apostrophe (S5-15)', () => {
  expect([...uzTexts].filter(([, text]) => APOSTROPHE.test(text))).toEqual([]);
});

test('only the letters oʻ and gʻ contain U+02BB (S5-15)', () => {
  const wrong = /[oOgG]\u02BC|(?<![oOgG])\u02BB/;
  expect([...uzTexts].filter(([, text]) => wrong.test(text))).toEqual([]);
});

test('the message for required fields is as specified in Uzbek (S5-15, S5-16)', () => {
  expect(uzTexts.get('validation.required')).toBe('Toʻldirish majburiy');
  expect(ruTexts.get('validation.required')).toMatch(/^[\p{Script=Cyrillic} ]+$/u);
});

test('Russian messages have every plural form: 1, 2, 5 and a fraction (S2-01)', () => {
  const forms = ['one', 'few', 'many', 'other'];
  expect(pluralsLacking(ruTexts, forms)).toEqual([]);
  expect(pluralsLacking(uzTexts, ['other'])).toEqual([]);
});

test('messages do not format numbers or dates with Intl (S1-02, S1-04)', () => {
  const left = all.filter(([, text]) =>
    argumentsOf(text).some(({ kind }) => /number|date|time/.test(kind)),
  );
  expect(left).toEqual([]);
  expect([...uzTexts].filter(([, text]) => text.includes('#'))).toEqual([]);
});

test('messages do not call installments free or interest-free (B-90)', () => {
  const promise = /(?<!\d)0\s?%|bepul|foizsiz|бесплатн|беспроцент/i;
  const instalment = all.filter(([key]) => /instal/i.test(key));
  expect(instalment.filter(([, text]) => promise.test(text))).toEqual([]);
});

test.each([
  ['{count, plural, one {# ta} other {{shown} ta}}', ['count', 'shown']],
  ['<b>{name}</b> va {name}', ['b', 'name']],
  ['hech nima', []],
])('the arguments of %s are %o', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

function textsIn(locale: Locale): Map<string, string> {
  return texts.get(locale) ?? new Map();
}

function textsOf(tree: Tree, path: string[] = []): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[[...path, key].join('.'), value]]
        : [...textsOf(value, [...path, key])],
    ),
  );
}

function namesOf(text: string): string[] {
  return [...new Set(argumentsOf(text).map(({ name }) => name))].sort();
}

/** Returns whether `other` has all arguments of `text`; those that select a plural are optional. */
function isCovered(text: string, other: string): boolean {
  const shown = argumentsOf(text).filter(({ kind }) => kind !== 'plural');
  return shown.every(({ name }) => namesOf(other).includes(name));
}

function unsortedIn(tree: Tree): string[] {
  const keys = Object.keys(tree);
  const here = keys.join() === [...keys].sort().join() ? [] : [keys.join()];
  return [
    ...here,
    ...Object.values(tree).flatMap((part) => (typeof part === 'string' ? [] : unsortedIn(part))),
  ];
}

function pluralsLacking(texts: Map<string, string>, forms: string[]): string[] {
  return [...texts]
    .filter(([, text]) =>
      argumentsOf(text).some(
        ({ kind, options }) => kind === 'plural' && !forms.every((form) => options.includes(form)),
      ),
    )
    .map(([key]) => key);
}

/** Returns patterns that match the message keys composed in a source, such as `${kind}.title`. */
function patternsIn(text: string): RegExp[] {
  return Array.from(text.matchAll(/`((?:[\w.]|\$\{[^{}`]+\})+)`/g), ([, key = '']) => key)
    .filter((key) => /[a-z]/i.test(key.replace(/\$\{[^}]+\}/g, '')))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`));
}
