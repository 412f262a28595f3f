import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { readPhone } from '@/lib/domain/text/phone';
import { countryCodes } from '@/tests/support/country-codes';

test.each([
  ['+998 90 123-45-67', '998901234567'],
  ['998901234567', '998901234567'],
  ['90 123 45 67', '998901234567'],
  ['(90) 123-45-67', '998901234567'],
  ['tel:+998-90-123-45-67', '998901234567'],
  ['+998 (0) 90 123 45 67', '998901234567'],
  ['+998 +998 90 123-45-67', '998901234567'],
  ['+998901234567+998 ', '998901234567'],
  ['901234567+998 ', '998901234567'],
  ['998998901234567', '998901234567'],
  ['+998 998901234567', '998901234567'],
  ['+998 99 890-12-34567', '998901234567'],
  ['8 90 123 45 67', '998901234567'],
  ['8 998 90 123 45 67', '998901234567'],
  ['8 10 998 90 123 45 67', '998901234567'],
  ['+998 8901234567', '998901234567'],
  ['0901234567', '998901234567'],
  ['00998901234567', '998901234567'],
  ['+998 00998901234567', '998901234567'],
  ['９９８９０１２３４５６７', '998901234567'],
  ['+998 99 812-34-56', '998998123456'],
  ['99 812 34 56', '998998123456'],
  ['+998 88 123-45-67', '998881234567'],
  ['331234567', '998331234567'],
  ['201234567', '998201234567'],
  ['712345678', '998712345678'],
  ['90 100 20 03', '998901002003'],
  ['90 123+45-67', '998901234567'],
])('reads %j as the number %s (S5-12, S5-13)', (text, digits) => {
  expect(readPhone(text)).toEqual({ kind: 'complete', digits, text: formatPhone(digits) });
});

test.each([
  ['+998 90 1', 'partial', '+998 90 1'],
  ['99890123456', 'long', '+998 99 890-12-3456'],
  ['+998 90 123-45-678', 'long', '+998 90 123-45-678'],
  ['+998 99 890-12-345', 'long', '+998 99 890-12-345'],
  ['+998 88 123-45-679', 'long', '+998 88 123-45-679'],
  ['+998901234567, +998911234567', 'long', '+998 90 123-45-67911234567'],
  ['79161234567', 'long', '+998 79 161-23-4567'],
  ['89161234567', 'long', '+998 89 161-23-4567'],
  ['101234567', 'wrong', '+998 10 123-45-67'],
  ['401234567', 'wrong', '+998 40 123-45-67'],
  ['8101234567', 'wrong', '+998 10 123-45-67'],
  ['+998 0', 'partial', '+998 0'],
  ['+998 09', 'partial', '+998 9'],
  ['+998 ', 'empty', '+998 '],
  ['+998', 'empty', '+998'],
  ['+99', 'empty', '+99'],
  ['+99 ', 'empty', '+99'],
  [' +998', 'empty', '+998'],
  ['+998 +', 'empty', '+'],
  ['telefon', 'empty', ''],
  ['', 'empty', ''],
  ['+998 +79161234567', 'foreign', '+79161234567'],
  ['0079161234567', 'foreign', '+79161234567'],
  ['+7916+1234567', 'foreign', '+79161234567'],
  ['+7916123456789012345678', 'foreign', '+79161234567890123456'],
  ['8 10 7 916 123 45 67', 'foreign', '+79161234567'],
])('classifies the invalid number %j as %s and shows %j (S5-12)', (text, kind, shown) => {
  const reading = readPhone(text);
  expect(reading).toMatchObject({ kind, text: shown });
  expect(reading.digits === '').toBe(kind === 'empty' || kind === 'foreign');
});

test('recognizes the code of any other country as foreign in any notation', () => {
  const others = countryCodes.filter((code) => code !== '998');
  expect(others.length).toBeGreaterThan(190);
  for (const code of others) {
    for (const start of ['+', '00', '+998 +', '+998 00']) {
      const { kind, digits, text } = readPhone(`${start}${code} 50 123 45 67`);
      expect([kind, digits, text]).toEqual(['foreign', '', `+${code}501234567`]);
    }
  }
});

test.each([
  ['998901234567', '+998 90 123-45-67'],
  ['99890123456', '+998 90 123-45-6'],
  ['998901234', '+998 90 123-4'],
  ['99890123', '+998 90 123'],
  ['9989', '+998 9'],
  ['998', ''],
  ['7998901234567', ''],
  ['998901234567 uy', ''],
  ['', ''],
])('formats the digits %j as %j (S1-01, S5-12)', (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
});

test('parses its own formatted text back to the same phone number (S5-13)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9+() -]{0,24}$/), (text) => {
      const { kind, text: shown } = readPhone(text);
      expect(readPhone(shown)).toMatchObject({ kind, text: shown });
      const digits = text.replace(/\D/g, '');
      expect(digits.endsWith(shown.replace(/\D/g, '').replace(/^998/, ''))).toBe(true);
    }),
  );
});

test.each(['9', '998', '0', '8', '+'])('truncates 100,000 characters: %s…', (part) => {
  expect(readPhone(part.repeat(100_000 / part.length)).text.length).toBeLessThanOrEqual(70);
});
