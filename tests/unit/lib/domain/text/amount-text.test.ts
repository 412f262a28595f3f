import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_MAX } from '@/lib/domain/product/bounds';
import { readAmount } from '@/lib/domain/text/amount-text';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';

test.each([
  '1500000',
  '1 500 000',
  '1\u00A0500\u00A0000',
  '1\u202F500\u2009000',
  '1.500.000',
  '1,500,000',
  "1'500'000",
  '1’500’000',
  '1_500_000',
  '1٬500٬000',
  '15,00,000',
  '１５０００００',
  '１，５００，０００',
  '١٥٠٠٠٠٠',
  '۱٬۵۰۰٬۰۰۰',
  '१५०००००',
  '𝟏𝟓𝟎𝟎𝟎𝟎𝟎',
  '١٬٥٠٠٬٠٠٠٫٥٠',
  '1500000,50',
  '1500000.5',
  '1 500 000,00',
  '1.500.000,50',
  '1,500,000.50',
  '1500000.500',
  '1 500 000 soʻm',
  '1 500 000 сум.',
  'UZS 1,500,000',
  '1500000,-',
  ' 1\u200B500\u00AD000 ',
])('reads the amount %j as 1500000', (text) => {
  expect(readAmount(text)).toBe(1_500_000);
});

test.each([
  ['1.500', 1500],
  ['1.50', 1],
  ['1.', 1],
  ['1,5', 1],
  ['0.500', 0],
  ['0', 0],
  ['999999999999999999999', PRICE_MAX],
  ['', undefined],
  ['soʻm', undefined],
  ['.', undefined],
  ['1500.5.', 1500],
  ['1500.50.', 1500],
  ['1.500.50', 1500],
  ['1 500.', 1500],
  ['-5', undefined],
  ['−1500', undefined],
  ['–1500', undefined],
  ['1e6', undefined],
  ['100 – 200 soʻm 300', undefined],
  ['12a34', undefined],
])('reads the amount in %j as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['2 mln', 2_000_000],
  ['2mln soʻm', 2_000_000],
  ['1,5 млн', 1_500_000],
  ['1.15 млн. сум', 1_150_000],
  ['1,250 mln', 1_250_000],
  ['1.234.567 ming', 1_234_567_000],
  ['2 миллиона', 2_000_000],
  ['500 ming', 500_000],
  ['500 МИНГ', 500_000],
  ['20 тыс.', 20_000],
  ['1,2345678 ming', 1234],
  ['1٫5 mln', 1_500_000],
  ['3 mlrd', 3_000_000_000],
  ['0,5 млрд', 500_000_000],
  ['900 000 mlrd', PRICE_MAX],
])('multiplies by the word after the number: %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('rejects an amount if another number follows the word', () => {
  expect(readAmount('5 mln 500')).toBeUndefined();
});

test('reads every displayed amount back as the same amount, in any grouping', () => {
  const signs = fc.constantFrom(' ', '\u00A0', '\u202F', ',', '.', "'", '’', '');
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: PRICE_MAX }), signs, (amount, sign) => {
      expect(readAmount(formatAmount(amount))).toBe(amount);
      expect(readAmount(formatPrice(amount, 'uz'))).toBe(amount);
      expect(readAmount(formatAmount(amount).replaceAll('\u00A0', sign))).toBe(amount);
    }),
  );
});

test('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readAmount(text) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
