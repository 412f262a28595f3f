import { expect, test } from 'vitest';
import { valueKey } from '@/api/catalogue/list/attribute-value';

test.each([
  ['A+', 'A'],
  ['A++', 'A+'],
  ['Galaxy S25+', 'Galaxy S25'],
  ['−5 °C', '5 °C'],
  ['-5 °C', '5 °C'],
  ['< 5 kg', '> 5 kg'],
])('%s is another value than %s', (one, other) => {
  expect(valueKey(one)).not.toBe(valueKey(other));
});

test.each([
  ['Toʻq sariq', "TO'Q SARIQ"],
  ['Қизил', 'qizil'],
  ['1,5 l', '1.5 l'],
  ['Eko-charm', 'eko charm'],
  ['120-160 sm', '120–160 sm'],
  ['-5 °C', '−5 °C'],
])('%s is the same value as %s', (one, other) => {
  expect(valueKey(one)).toBe(valueKey(other));
});

test('a text of signs alone has itself for a key', () => {
  expect(valueKey('★★')).toBe('★★');
});
