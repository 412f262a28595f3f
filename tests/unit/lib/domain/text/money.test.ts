import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1 000'],
  [12_500, '12 500'],
  [1_234_567, '1 234 567'],
  [1_000_000_000, '1 000 000 000'],
])('%d sums are written in groups of three (S1-02)', (value, text) => {
  expect(formatAmount(value)).toBe(text.replaceAll(' ', '\u00A0'));
});

test('a price is followed by the unit in the language of the page (S1-03)', () => {
  expect(formatPrice(1_234_567, 'uz')).toBe('1\u00A0234\u00A0567\u00A0so\u02BBm');
  expect(formatPrice(1_234_567, 'ru')).toBe('1\u00A0234\u00A0567\u00A0сум');
});

test('a written sum never breaks the line and reads back as the same number (S1-02)', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
      const text = formatAmount(value);
      expect(text).toMatch(/^\d{1,3}(?:\u00A0\d{3})*$/);
      expect(Number(text.replaceAll('\u00A0', ''))).toBe(value);
    }),
  );
});
