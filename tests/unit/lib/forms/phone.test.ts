import { expect, test } from 'vitest';
import { phoneInput } from '@/lib/forms/phone';

const input = phoneInput({ empty: 'required' });

test('sends a complete number as 998 and nine digits (S5-13)', () => {
  expect(input.parse('+998 90 123-45-67')).toBe('998901234567');
});

test.each([
  ['', 'required'],
  ['+998 ', 'required'],
  ['+998 90 123', 'phone'],
  ['+998 10 123-45-67', 'phoneWrong'],
  ['+998 90 123-45-678', 'phoneLong'],
  ['+79161234567', 'phoneForeign'],
])('rejects %j with the message "%s" (S5-12)', (text, message) => {
  expect(input.safeParse(text).error?.issues).toMatchObject([{ message }]);
});
