import { expect, test } from 'vitest';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { argumentsOf } from './icu';
import { readSources } from './sources';

type Tree = { [key: string]: string | Tree };

const uzTexts = textsOf(uz);
const ruTexts = textsOf(ru);
const APOSTROPHE = /['`\u00B4\u2018\u2019\u201B\u2032\uFF07]/;

test('both languages have the same keys (S2-01)', () => {
  expect([...ruTexts.keys()]).toEqual([...uzTexts.keys()]);
});

test('a text shows the same arguments in both languages (S2-01)', () => {
  const differing = [...uzTexts].filter(([key, text]) => {
    const other = ruTexts.get(key) ?? '';
    return !isCovered(text, other) || !isCovered(other, text);
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

test('no text is empty or has spaces at its ends (S2-01)', () => {
  const bare = [...uzTexts, ...ruTexts].filter(([, text]) => text === '' || text.trim() !== text);
  expect(bare.map(([key]) => key)).toEqual([]);
});

test('keys are sorted and at most three levels deep', () => {
  expect([...unsortedIn(uz), ...unsortedIn(ru)]).toEqual([]);
  expect([...uzTexts.keys()].filter((key) => key.split('.').length > 3)).toEqual([]);
});

test('each message is named in some source, by its key or the end of it', () => {
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

test('the letters oʻ and gʻ take U+02BB, and nothing else does (S5-15)', () => {
  const wrong = /[oOgG]\u02BC|(?<![oOgG])\u02BB/;
  expect([...uzTexts].filter(([, text]) => wrong.test(text))).toEqual([]);
});

test('the required message is "Toʻldirish majburiy" in Uzbek, and Russian in Russian (S5-15, S5-16)', () => {
  expect(uzTexts.get('validation.required')).toBe('Toʻldirish majburiy');
  expect(ruTexts.get('validation.required')).toMatch(/^[\p{Script=Cyrillic} ]+$/u);
});

test('Russian has every form of a plural: 1, 2, 5 and a fraction (S2-01)', () => {
  const forms = ['one', 'few', 'many', 'other'];
  expect(pluralsLacking(ruTexts, forms)).toEqual([]);
  expect(pluralsLacking(uzTexts, ['other'])).toEqual([]);
});

test('no text formats a number or a date with Intl (S1-02, S1-04)', () => {
  const left = [...uzTexts, ...ruTexts].filter(([, text]) =>
    argumentsOf(text).some(({ kind }) => /number|date|time/.test(kind)),
  );
  expect(left).toEqual([]);
  expect([...uzTexts].filter(([, text]) => text.includes('#'))).toEqual([]);
});

test('instalments are never called free or interest-free (B-90)', () => {
  const promise = /(?<!\d)0\s?%|bepul|foizsiz|бесплатн|беспроцент/i;
  const instalment = [...uzTexts, ...ruTexts].filter(([key]) => /instal/i.test(key));
  expect(instalment.filter(([, text]) => promise.test(text))).toEqual([]);
});

test.each([
  ['{count, plural, one {# ta} other {{shown} ta}}', ['count', 'shown']],
  ['<b>{name}</b> va {name}', ['b', 'name']],
  ['hech nima', []],
])('the arguments of %s are %o', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

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

/** What only picks a plural's form may be missing where no form is to be picked. */
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

/** A key that is put together, as `${kind}.title`. */
function patternsIn(text: string): RegExp[] {
  return Array.from(text.matchAll(/`((?:[\w.]|\$\{[^{}`]+\})+)`/g), ([, key = '']) => key)
    .filter((key) => /[a-z]/i.test(key.replace(/\$\{[^}]+\}/g, '')))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`));
}
