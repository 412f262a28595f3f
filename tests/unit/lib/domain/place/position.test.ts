import { expect, test } from 'vitest';
import { activeByPosition } from '@/lib/domain/place/contacts';

test('sorts entries by position and drops inactive ones (S3-17, S3-18)', () => {
  const entries = [
    { value: 'third', position: 30, is_active: true },
    { value: 'hidden', position: 20, is_active: false },
    { value: 'first', position: 1, is_active: true },
    { value: 'second', position: 2, is_active: true },
  ];

  expect(activeByPosition(entries).map((entry) => entry.value)).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(entries[0]?.value).toBe('third');
});
