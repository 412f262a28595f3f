import { expect, test } from 'vitest';
import { categoryPath, hasDuplicateName } from '@/lib/domain/product/category-path';

const category = (id: number, name: string, children: Category[] = []): Category => ({
  id,
  name,
  slug: `c-${id}`,
  children,
});
type Category = { id: number; name: string; slug: string; children: Category[] };

const tree = [
  category(1, 'Phones', [category(2, 'Accessories')]),
  category(3, 'Cars', [category(4, 'Accessories'), category(5, 'Tyres')]),
];

test('returns the path to a category from the top down', () => {
  expect(categoryPath(tree, 'c-4').map(({ id }) => id)).toEqual([3, 4]);
  expect(categoryPath(tree, 'c-9')).toEqual([]);
});

test('detects categories that share a name', () => {
  expect(hasDuplicateName(tree, 'Accessories')).toBe(true);
  expect(hasDuplicateName(tree, 'Tyres')).toBe(false);
});
