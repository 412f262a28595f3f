import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isCompletePhone, isUzbekPhone, phoneDigits } from '@/lib/domain/phone';

test.each([
  ['+998 90 123-45-67', '998901234567'],
  ['998901234567', '998901234567'],
  ['90 123 45 67', '998901234567'],
  ['(90) 123-45-67', '998901234567'],
  ['+998 +998 90 123-45-67', '998901234567'],
  ['998998901234567', '998901234567'],
  ['8 90 123 45 67', '998901234567'],
  ['8 998 90 123 45 67', '998901234567'],
  ['+998 8901234567', '998901234567'],
  ['0901234567', '998901234567'],
  ['00998901234567', '998901234567'],
  ['+998 99 812-34-56', '998998123456'],
  ['99 812 34 56', '998998123456'],
  ['+998 88 123-45-67', '998881234567'],
  ['+998 88 123-45-679', '998881234567'],
  ['+998 90 123-45-678', '998901234567'],
  ['+998 99 812-34-567', '998998123456'],
  ['+998 90 1', '998901'],
  ['+998 ', ''],
  ['+99', ''],
  ['telefon', ''],
  ['', ''],
])('%s is sent as %s (S5-13)', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test.each([
  ['998901234567', '+998 90 123-45-67'],
  ['99890123456', '+998 90 123-45-6'],
  ['998901234', '+998 90 123-4'],
  ['99890123', '+998 90 123'],
  ['9989', '+998 9'],
  ['998', ''],
  ['', ''],
])('the digits %s are shown as %s (S1-01, S5-12)', (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
});

test.each([
  ['998901234567', true],
  ['998331234567', true],
  ['998201234567', true],
  ['998712345678', true],
  ['99890123456', false],
  ['9989012345678', false],
  ['998101234567', false],
  ['901234567', false],
  ['', false],
])('%s is a number of Uzbekistan: %s (S5-12)', (digits, is) => {
  expect(isUzbekPhone(digits)).toBe(is);
});

test.each([
  ['+998 90 123-45-67', true],
  ['8 90 123 45 67', true],
  ['901234567', true],
  ['+7 912 345-67-89', false],
  ['+44 90 123 45 67', false],
  ['88005553535000', false],
  ['+998 90 123-45-678', false],
])('%s is a number and nothing else: %s', (text, is) => {
  expect(isCompletePhone(text)).toBe(is);
});

test('what the mask shows reads back as the same digits, typed as far as it may be (S5-13)', () => {
  const local = fc.stringMatching(/^[235-9]\d{0,8}$/);
  fc.assert(
    fc.property(local, (digits) => {
      expect(phoneDigits(formatPhone(`998${digits}`))).toBe(`998${digits}`);
    }),
  );
});

test.each(['9', '998', '0', '8'])('a text of 100 000 characters is read at once: %s…', (part) => {
  expect(phoneDigits(part.repeat(100_000 / part.length)).length).toBeLessThanOrEqual(12);
});
