import { expect, test } from 'vitest';
import { firstLetter, initials } from '@/lib/domain/text/initials';

test.each([
  ['Aziz Rahimov', 'AR'],
  ['Нилуфар Каримова', 'НК'],
  ['oʻktam  Yoʻldosh oʻgʻli', 'OY'],
  ['Madina', 'M'],
  ['', ''],
])('abbreviates %j to %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['Наталья В.', 'Н'],
  ['𝓐𝓵𝓲', '𝓐'],
  ['😀 Ali', '😀'],
  ['', ''],
])('returns the first letter of %j as %j, never half of a surrogate pair', (name, expected) => {
  expect(firstLetter(name)).toBe(expected);
});
