import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editPhone, maskPhone } from '@/lib/domain/phone-mask';

test.each([
  ['+998 901234567', '+998 90 123-45-67'],
  ['901234567', '+998 90 123-45-67'],
  ['998901234567', '+998 90 123-45-67'],
  ['+998 +998901234567', '+998 90 123-45-67'],
  ['+998 8 90 123 45 67', '+998 90 123-45-67'],
  ['9', '+998 9'],
  ['+998 90a', '+998 90'],
  ['+998 ', '+998 '],
  ['+998 +', '+'],
  ['+99', '+99'],
  ['salom', ''],
  ['', ''],
])('%j is shown as %j (S5-12)', (text, shown) => {
  expect(maskPhone(text)).toBe(shown);
});

const sides: Record<string, 'left' | 'right'> = { '<': 'left', '>': 'right' };

/** A field one types into: '|' is the caret, '<' and '>' take a character away. */
function typed(start: string, keys: string): string {
  let caret = start.indexOf('|');
  let text = start.replace('|', '');
  for (const key of keys) {
    const before = text;
    const deletedSide = sides[key];
    const [from, to] = [key === '<' ? caret - 1 : caret, key === '>' ? caret + 1 : caret];
    const inserted = deletedSide ? '' : key;
    const edited = text.slice(0, from) + inserted + text.slice(to);
    ({ text, caret } = editPhone({
      before,
      text: edited,
      caret: from + inserted.length,
      deletedSide,
    }));
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['+998 |', '901234567', '+998 90 123-45-67|'],
  ['+998 |', '+998901234567', '+998 90 123-45-67|'],
  ['|', '901234567', '+998 90 123-45-67|'],
  ['+998 90 123-45-67|', '8', '+998 90 123-45-67|'],
  ['+998 90 123-45-67|', '<<<', '+998 90 123-4|'],
  ['+998 90 123-|45-67', '<', '+998 90 12|4-56-7'],
  ['+998 90| 123-45-67', '>', '+998 90| 234-56-7'],
  ['+998 90| 123-45-6', '5', '+998 90 5|12-34-56'],
  ['+998 9|', '<<<<<<', '|'],
])('%s and the keys %s make %s (S5-12)', (start, keys, end) => {
  expect(typed(start, keys)).toBe(end);
});

test('whatever is typed, the field shows the beginning of a number and the caret is in it', () => {
  const keys = fc.stringMatching(/^[0-9+<> -]{0,24}$/);
  fc.assert(
    fc.property(keys, (sequence) => {
      const end = typed('+998 90 1|23-45-67', sequence);
      expect(end.replace('|', '')).toMatch(/^(?:\+(?:9(?:9(?:8(?: [\d -]*)?)?)?)?)?$/);
      expect(end.length).toBeLessThanOrEqual(18);
    }),
  );
});
