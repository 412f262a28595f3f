import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  editDistance,
  isBodyKept,
  typosAllowed,
  typosBetween,
} from '@/api/search/words/edit-distance';

test.each([
  ['qozon', 'qozon', 0],
  ['qozon', 'qozan', 1],
  ['qozon', 'qoozon', 1],
  ['qozon', 'qzon', 1],
  ['qozon', 'qzoon', 1],
  ['smartfon', 'smratfno', 2],
  ['abcd', 'badc', 2],
])('computes the edit distance between %s and %s as %i', (a, b, letters) => {
  expect(editDistance(a, b, 5)).toBe(letters);
  expect(editDistance(b, a, 5)).toBe(letters);
});

test.each([
  ['telefon', 'tilifan', 1],
  ['malatok', 'molotok', 1],
  ['divan', 'devon', 1],
  ['koshka', 'kishki', 2],
  ['divan', 'divan', 0],
])('counts similar vowels together as one typo: %s and %s differ by %i', (a, b, typos) => {
  expect(typosBetween(a, b, 2)).toBe(typos);
  expect(typosBetween(b, a, 2)).toBe(typos);
});

test('returns the limit plus one for any distance above the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      const apart = editDistance(a, b, 20);
      expect(editDistance(a, b, limit)).toBe(Math.min(apart, limit + 1));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcde', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
])('for %s, allows an edit distance of at most %i', (token, letters) => {
  expect(typosAllowed(token)).toBe(letters);
});

test.each([
  ['utiuk', 'utiug'],
  ['utuk', 'utug'],
  ['smka', 'sumka'],
  ['kojan', 'kopan'],
])('treats %s and %s as possible typos of each other', (a, b) => {
  expect(isBodyKept(a, b)).toBe(true);
  expect(isBodyKept(b, a)).toBe(true);
});

test.each([
  ['koka', 'koja'],
  ['kola', 'kolda'],
])('treats %s and %s as different words', (a, b) => {
  expect(isBodyKept(a, b)).toBe(false);
  expect(isBodyKept(b, a)).toBe(false);
});
