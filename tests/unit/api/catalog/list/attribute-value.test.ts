import { expect, test } from 'vitest';
import { valueKey } from '@/api/catalog/list/attribute-value';

test.each([
  ['A+', 'A'],
  ['A++', 'A+'],
  ['Galaxy S25+', 'Galaxy S25'],
  ['−5 °C', '5 °C'],
  ['-5 °C', '5 °C'],
  ['< 5 kg', '> 5 kg'],
])('creates different keys for the attribute values %s and %s', (one, other) => {
  expect(valueKey(one)).not.toBe(valueKey(other));
});

test.each([
  ['Toʻq sariq', "TO'Q SARIQ"],
  ['Қизил', 'qizil'],
  ['1,5 l', '1.5 l'],
  ['Eko-charm', 'eko charm'],
  ['120-160 sm', '120–160 sm'],
  ['-5 °C', '−5 °C'],
])('creates the same key for the attribute values %s and %s', (one, other) => {
  expect(valueKey(one)).toBe(valueKey(other));
});

test('uses an attribute value itself as the key if it consists only of punctuation', () => {
  expect(valueKey('★★')).toBe('★★');
});
