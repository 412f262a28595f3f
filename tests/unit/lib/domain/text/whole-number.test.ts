import { expect, test } from 'vitest';
import { readWholeNumber } from '@/lib/domain/text/whole-number';

test.each([
  ['0', 0],
  ['7', 7],
  ['007', 7],
  ['9'.repeat(15), 999_999_999_999_999],
  ...['', ' 7', '7 ', '+7', '-7', '7.0', '7e1', '0x7', '\u0667', '1'.repeat(16), 'Infinity'].map(
    (text): [string, null] => [text, null],
  ),
])('reads %j as the whole number %j', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
