import { expect, test } from 'vitest';
import { initials } from '@/lib/domain/initials';

test.each([
  ['Aziz Rahimov', 'AR'],
  ['Нилуфар Каримова', 'НК'],
  ['oʻktam  Yoʻldosh oʻgʻli', 'OY'],
  ['Madina', 'M'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
