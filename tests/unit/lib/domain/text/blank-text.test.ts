import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRow } from '@/api/import/read/parse-row';
import { contract } from '@/lib/contract/contract';
import { addTerm } from '@/lib/domain/product/search-history';
import { parseListFilters } from '@/lib/domain/routing/list-url';
import { isBlank, trimBlank } from '@/lib/domain/text/blank-text';
import { fold } from '@/lib/domain/text/fold';
import { addressFields } from '@/lib/forms/address';
import { oneClickFields } from '@/lib/forms/one-click';
import { profileFields } from '@/lib/forms/profile';

const unseen = [
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['spaces of every width', ' \u00A0\u1680\u2003\u202F\u205F\u3000\u0085'],
  ['joiners and zero-width spaces', '\u200B\u200C\u200D\u2060\uFEFF\u034F'],
  ['a Mongolian separator and Khmer vowels', '\u180E\u17B4\u17B5'],
  ['a soft hyphen', '\u00AD'],
  ['direction marks', '\u200E\u200F\u061C\u202E\u2066'],
  ['an empty Braille cell', '\u2800'],
  ['an object replacement character', '\uFFFC'],
  ['variation selectors and tags', '\uFE0F\u{E0100}\u{E0067}\u{E007F}'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['combining marks without a letter', '\u0301\u20DD'],
  ['empty musical notes and hieroglyphs', '\u{1D159}\u{13441}\u{13442}'],
] as const;

const place = { region: '1', district: '2' };
const bodies: [string, (text: string) => { success: boolean }][] = [
  [
    'a profile in the browser',
    (text) => profileFields.safeParse({ first_name: text, last_name: '', email: '', gender: '' }),
  ],
  [
    'an address in the browser',
    (text) => {
      const parts = { entrance: '', floor: '', flat: '', intercom_code: '', comment: '' };
      return addressFields.safeParse({ ...place, ...parts, house: text });
    },
  ],
  [
    'a one-click order in the browser',
    (text) => {
      const rest = { phone_number: '+998901234567', address: '', sms_updates: false };
      return oneClickFields.safeParse({ ...place, ...rest, full_name: text });
    },
  ],
  ['a profile', (text) => contract['user.change'].body.safeParse({ first_name: text })],
  ['an address', (text) => contract['address.add'].body.safeParse({ ...place, house: text })],
  [
    'an order',
    (text) =>
      contract['order.place'].body.safeParse({
        lines: [{ sub_product: 1, amount: 1, price: 1 }],
        full_name: text,
        phone_number: '998901234567',
        payment: 'cash',
        delivery: { type: 'pickup', point: 1 },
      }),
  ],
  [
    'a one-click order',
    (text) =>
      contract['order.oneClick'].body.safeParse({
        ...place,
        full_name: text,
        phone_number: '998901234567',
        type: '1',
        products: [{ product: 1, price: 1, count: 1 }],
      }),
  ],
];

test.each(unseen)('treats text that consists of %s as blank', (_kind, text) => {
  expect([isBlank(text), trimBlank(text)]).toEqual([true, '']);
  expect(parseListFilters({ search: text }).search).toBeUndefined();
  expect(contract['product.list'].query.parse({ search: text }).search).toBe('');
  expect(addTerm(['choy'], text)).toEqual(['choy']);
  expect(contract['review.add'].body.parse({ rating: 5, text }).text).toBe('');
  expect(parseRow({ row: 2, fields: { article: text } })).toHaveProperty('reason');
});

test('compares search terms without invisible characters', () => {
  expect(fold('cho\u3164y\u00AD\u200D\uFE0F')).toBe('choy');
  expect(addTerm(['choy'], 'cho\u00ADy\u3164')).toEqual(['cho\u00ADy']);
});

test.each(bodies)('requires visible text in %s', (_kind, parse) => {
  expect(parse('Гули\u00ADстон 👩‍🔧').success).toBe(true);
  for (const [, text] of unseen) expect([text, parse(text).success]).toEqual([text, false]);
});

test.each([
  'Oʻktam',
  'Gʻulom\u00ADov',
  '❤️',
  '👩‍🔧',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  'می‌خواهم',
  'é',
  '-',
  '한\u115F\u1161국',
])('keeps the visible text %s', (text) => {
  expect([isBlank(text), trimBlank(text)]).toEqual([false, text]);
  expect(trimBlank(`\u3164 \u2800${text}\u200D\u00AD \u3164`)).toBe(text);
});

const blanks = fc.string({ unit: fc.constantFrom(...unseen.flatMap(([, text]) => [...text])) });

test('treats any mix of invisible characters as blank, except around a letter', () => {
  fc.assert(
    fc.property(blanks, blanks, (before, after) => {
      expect(trimBlank(before)).toBe('');
      expect(isBlank(`${before}a${after}`)).toBe(false);
      expect(trimBlank(`${before}a${after}`)).toMatch(/a/);
    }),
  );
});

test('does not change trimmed text and keeps all visible characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = trimBlank(text);
      expect(trimBlank(once)).toBe(once);
      expect(text).toContain(once);
      expect(isBlank(once)).toBe(once === '' || isBlank(text));
    }),
  );
});

test('reads a hundred thousand blanks in linear time', () => {
  const blank = '\u3164'.repeat(100_000);
  const startedAt = performance.now();
  expect(trimBlank(`a${blank}b${blank}`)).toHaveLength(100_002);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
