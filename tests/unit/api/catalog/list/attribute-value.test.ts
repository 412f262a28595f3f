import { expect, test } from 'vitest';
import { valueKey } from '@/api/catalog/list/attribute-value';

test.each([
  ['A+', 'A'],
  ['A++', 'A+'],
  ['Galaxy S25+', 'Galaxy S25'],
  ['−5 °C', '5 °C'],
  ['-5 °C', '5 °C'],
  ['< 5 kg', '> 5 kg'],
])('gives %s and %s different keys', (one, other) => {
  expect(valueKey(one)).not.toBe(valueKey(other));
});

test.each([
  ['Toʻq sariq', "TO'Q SARIQ"],
  ['Қизил', 'qizil'],
  ['1,5 l', '1.5 l'],
  ['Eko-charm', 'eko charm'],
  ['120-160 sm', '120–160 sm'],
  ['-5 °C', '−5 °C'],
])('gives %s and %s the same key', (one, other) => {
  expect(valueKey(one)).toBe(valueKey(other));
});

test('uses a value of only punctuation as its own key', () => {
  expect(valueKey('★★')).toBe('★★');
});
