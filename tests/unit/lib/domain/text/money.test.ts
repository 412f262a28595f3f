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
])('formats %d UZS in groups of three digits (S1-02)', (value, text) => {
  expect(formatAmount(value)).toBe(text.replaceAll(' ', '\u00A0'));
});

test('appends the currency in the language of the page (S1-03)', () => {
  expect(formatPrice(1_234_567, 'uz')).toBe('1\u00A0234\u00A0567\u00A0so\u02BBm');
  expect(formatPrice(1_234_567, 'ru')).toBe('1\u00A0234\u00A0567\u00A0сум');
});

test('formats an amount without line breaks that parses back (S1-02)', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
      const text = formatAmount(value);
      expect(text).toMatch(/^\d{1,3}(?:\u00A0\d{3})*$/);
      expect(Number(text.replaceAll('\u00A0', ''))).toBe(value);
    }),
  );
});
