import { expect, test } from 'vitest';
import { largestLeaves } from '@/lib/domain/product/leaf-categories';

type Category = { name: string; products_count: number; children: Category[] };
const aCategory = (name: string, count: number, children: Category[] = []): Category => ({
  name,
  products_count: count,
  children,
});

test('sorts leaf categories by their number of products and skips their parents', () => {
  const tree = [
    aCategory('home', 90, [aCategory('lamps', 20), aCategory('carpets', 70)]),
    aCategory('books', 40),
    aCategory('records', 0),
  ];
  expect(largestLeaves(tree, 9).map(({ name }) => name)).toEqual(['carpets', 'books', 'lamps']);
});
