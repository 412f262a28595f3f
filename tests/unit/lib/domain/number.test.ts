import { expect, test } from 'vitest';
import { formatCount, formatRating } from '@/lib/domain/number';

test('counts are grouped like sums (S1-02)', () => {
  expect(formatCount(128)).toBe('128');
  expect(formatCount(4321)).toBe('4\u00A0321');
});

test.each([
  [5, '5,0'],
  [4.8, '4,8'],
  [4.666, '4,7'],
  [0, '0,0'],
])('a rating of %d has one decimal after a comma (S2-77)', (value, text) => {
  expect(formatRating(value)).toBe(text);
});
