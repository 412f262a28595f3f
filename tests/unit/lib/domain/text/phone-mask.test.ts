import { expect, test } from 'vitest';
import { readWhole } from '@/lib/domain/text/phone-mask';

/** Applies an edit that changes the text of a field to `after`, in which '|' marks the caret. */
function edit(before: string, after: string): string | null {
  const whole = readWhole(before, after.replace('|', ''), after.indexOf('|'));
  return whole && `${whole.text.slice(0, whole.caret)}|${whole.text.slice(whole.caret)}`;
}

test.each([
  ['a digit', '+998 ', '+998 9|'],
  ['a digit in the middle', '+998 90 123-45-6', '+998 905| 123-45-6'],
  ['an extra digit', '+998 90 123-45-67', '+998 90 123-45-678|'],
  ['two digits at once', '+998 ', '+998 90|'],
  ['three digits at once', '+998 ', '+998 901|'],
  ['a deletion', '+998 90 1', '+998 90 |'],
  ['a deletion of everything after the prefix', '+998 90 123-45-67', '+998 |'],
])('lets the input mask handle %s (S5-12)', (_, before, after) => {
  expect(edit(before, after)).toBeNull();
});

test.each([
  ['a number is pasted after the prefix', '+998 ', '+998 998901234567|', '+998 90 123-45-67|'],
  [
    'a number is pasted with its country code',
    '+998 ',
    '+998 +998 (90) 123 45 67|',
    '+998 90 123-45-67|',
  ],
  ['a number is pasted before the prefix', '+998 ', '+998901234567|+998 ', '+998 90 123-45-67|'],
  ['autofill fills an empty field', '', '901234567|', '+998 90 123-45-67|'],
  ['autofill replaces a number', '+998 90 1', '998901234567|', '+998 90 123-45-67|'],
  ['a digit is typed before the prefix', '+998 ', '9|+998 ', '+998 9|'],
  ['digits are typed before the prefix and digits', '+998 1', '90|+998 1', '+998 90| 1'],
  ['zeros are typed before the prefix', '+998 ', '00|+998 ', '+|'],
  ['autofill leaves the caret inside', '', '8|901234567', '+998 90 123-45-67|'],
  ['a digit is typed before a number', '+998 90 12', '5|+998 90 12', '+998 5|9 012'],
  ['a digit is typed into an empty field', '', '9|', '+998 9|'],
  ['a plus is typed after the prefix', '+998 ', '+998 +|', '+|'],
  ['a second plus is typed', '+', '++|', '+|'],
  ['a foreign number is typed', '+7', '+79|', '+79|'],
  ['a foreign number is changed in the middle', '+7916', '+7|16', '+7|16'],
  ['the space of the prefix is deleted', '+998 ', '+998|', '+998|'],
  ['everything is deleted', '+998 90 123-45-67', '|', '|'],
])(
  'parses the whole text again, bypassing the mask, when %s (S5-12)',
  (_, before, after, shown) => {
    expect(edit(before, after)).toBe(shown);
  },
);
