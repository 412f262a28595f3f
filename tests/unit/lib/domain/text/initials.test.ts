import { expect, test } from 'vitest';
import { firstLetter, initials } from '@/lib/domain/text/initials';

test.each([
  ['Aziz Rahimov', 'AR'],
  ['Нилуфар Каримова', 'НК'],
  ['oʻktam  Yoʻldosh oʻgʻli', 'OY'],
  ['Madina', 'M'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['Наталья В.', 'Н'],
  ['𝓐𝓵𝓲', '𝓐'],
  ['😀 Ali', '😀'],
  ['', ''],
])('the first letter of %j is %j, never half of a sign', (name, expected) => {
  expect(firstLetter(name)).toBe(expected);
});
