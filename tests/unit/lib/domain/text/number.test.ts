import { expect, test } from 'vitest';
import { formatCount, formatRating, withUnits } from '@/lib/domain/text/number';

test('groups the digits of a count in threes, like those of a price (S1-02)', () => {
  expect(formatCount(128)).toBe('128');
  expect(formatCount(4321)).toBe('4\u00A0321');
});

test.each([
  [5, '5,0'],
  [4.8, '4,8'],
  [4.666, '4,7'],
  [0, '0,0'],
])('formats a rating of %d with one decimal after a comma (S2-77)', (value, text) => {
  expect(formatRating(value)).toBe(text);
});

test.each([
  ['350 l', '350\u00A0l'],
  ['Морозильный ларь, 1,7 л', 'Морозильный ларь, 1,7\u00A0л'],
  ['1200 об/мин', '1200\u00A0об/мин'],
  ['22,5 mA·soat, 10 soat', '22,5\u00A0mA·soat, 10\u00A0soat'],
  ['160 °C, 5 %', '160\u00A0°C, 5\u00A0%'],
  ['15 × 20 sm, 220 × 150 × 5', '15\u00A0×\u00A020\u00A0sm, 220\u00A0×\u00A0150\u00A0×\u00A05'],
  ['2 kurtka, 3 kitob', '2 kurtka, 3 kitob'],
  ['12 000', '12 000'],
  ['Sado Pro 2', 'Sado Pro 2'],
])('inserts no-break spaces only between numbers and their units: %s', (text, shown) => {
  expect(withUnits(text)).toBe(shown);
});
