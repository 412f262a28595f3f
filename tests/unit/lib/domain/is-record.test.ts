import { expect, test } from 'vitest';
import { isRecord } from '@/lib/domain/is-record';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [1, false],
])('recognizes whether %j is a record: %s', (value, is) => {
  expect(isRecord(value)).toBe(is);
});
