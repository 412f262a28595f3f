import { expect, test } from 'vitest';
import { UNITS_MAX } from '@/lib/domain/product/bounds';
import { parseControlIds, toControlIds } from '@/lib/domain/product/control-ids';

test.each([
  ['40/4 3', 'without a slug', { product: 40, subProduct: 4, stock: 3 }, undefined],
  [
    '4 0',
    'next to the slug of the product',
    { product: 40, subProduct: 4, stock: 0 },
    'choynak-40',
  ],
  [
    '40/4 3',
    'next to a slug with another id',
    { product: 40, subProduct: 4, stock: 3 },
    'choynak-140x',
  ],
  ['40/4 3', 'next to a slug without an id', { product: 40, subProduct: 4, stock: 3 }, 'choynak40'],
])('formats the ids as %j %s and parses them back', (text, _what, ids, slug) => {
  expect(toControlIds(ids, slug)).toBe(text);
  expect(parseControlIds(text, slug)).toEqual(ids);
});

test('omits a large stock and parses a missing one as the maximum of an order line', () => {
  expect(toControlIds({ product: 40, subProduct: 4, stock: 10 })).toBe('40/4');
  expect(parseControlIds('40/4')?.stock).toBe(UNITS_MAX);
});

test.each(['', 'x', '4 x', '4'])('parses no ids from %j without a slug', (text) => {
  expect(parseControlIds(text)).toBeNull();
});
