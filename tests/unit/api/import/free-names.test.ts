import { expect, test } from 'vitest';
import { FreeNames } from '@/api/import/free-names';

test('appends numbers to names that are taken, and returns each name only once', () => {
  const names = new FreeNames(['uy', 'uy-3']);
  const given = ['uy', 'uy', 'bog', 'uy-2', 'bog'].map((name) => names.take(name));
  expect(given).toEqual(['uy-2', 'uy-4', 'bog', 'uy-2-2', 'bog-2']);
});

test('numbers 200,000 equal names without trying every number for each name', () => {
  const names = new FreeNames([]);
  const given = Array.from({ length: 200_000 }, () => names.take('boshqalar'));
  expect(new Set(given).size).toBe(200_000);
});
