import { expect, test } from 'vitest';
import { isRecord } from '@/lib/domain/is-record';

test.each([{}, { a: 1 }])('accepts %j as a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([[[]], [null], [undefined], ['text'], [1]])('rejects %j as a record', (value) => {
  expect(isRecord(value)).toBe(false);
});
