import { expect, test } from 'vitest';
import {
  choiceOf,
  linePath,
  requiredAttributes,
  shownVariant,
  variantPath,
} from '@/lib/domain/product/option-choice';
import { withoutChoice } from '@/lib/domain/product/without-choice';

const of = (id: number, colour: number, amount: number) => ({
  id,
  amount,
  price: 100,
  discounted_price: null,
  attributes_map: { '1': colour },
});
const subProducts = [of(70, 11, 0), of(71, 12, 5), of(72, 13, 3)];

test.each([
  ['nothing', {}, 12, 1],
  ['an option', { option: '72' }, 13, 1],
  ['an option and a quantity', { option: '72', amount: '2' }, 13, 2],
  ['only a quantity', { amount: '4' }, 12, 4],
  ['a quantity of two digits above the stock', { option: '72', amount: '12' }, 13, 3],
  ['a quantity above the stock', { option: '72', amount: '4' }, 13, 3],
  ['a sold-out option', { option: '70', amount: '2' }, 11, 1],
  ['an option of another product', { option: '9', amount: '2' }, 12, 2],
  ['two options', { option: ['71', '72'] }, 12, 1],
  ['values that are not numbers', { option: '__proto__', amount: '-1' }, 12, 1],
  ['a number in another notation', { amount: '1e3' }, 12, 1],
])('reads the chosen variant from %s', (_, expected, colour, amount) => {
  expect(choiceOf(subProducts, expected)).toEqual({ selection: { '1': colour }, amount });
});

test('returns an empty selection for a product without variants', () => {
  expect(choiceOf([], { option: '1', amount: '2' })).toEqual({ selection: {}, amount: 1 });
});

const [COLOR, SIZE] = [1, 2];
const sized = (id: number, size: number, amount: number, price: number) => ({
  ...of(id, 11, amount),
  price,
  attributes_map: { [COLOR]: 11, [SIZE]: size },
});
const shoes = [sized(80, 37, 5, 300), sized(81, 38, 2, 200), sized(82, 39, 0, 100)];

test('selects a required size only from the query parameters (product decision 45)', () => {
  expect(choiceOf(shoes, {}, [SIZE]).selection).toEqual({ [COLOR]: 11 });
  expect(choiceOf(shoes, { option: '9' }, [SIZE]).selection).toEqual({ [COLOR]: 11 });
  const { selection, amount } = choiceOf(shoes, { option: '81', amount: '3' }, [SIZE]);
  expect([selection, amount]).toEqual([{ [COLOR]: 11, [SIZE]: 38 }, 2]);
});

test('shows the cheapest variant in stock while the size is missing', () => {
  expect(shownVariant(shoes, { [COLOR]: 11 })?.id).toBe(81);
  expect(shownVariant(shoes, { [COLOR]: 11, [SIZE]: 39 })?.id).toBe(82);
  expect(shownVariant(shoes.slice(2), { [COLOR]: 11 })?.id).toBe(82);
});

test('requires one of several sizes unless all are sold out (product decision 45)', () => {
  const attributes = [
    { id: COLOR, values: [11, 12] },
    { id: SIZE, is_size: true, values: [37, 38, 39] },
  ];
  expect(requiredAttributes(attributes, shoes)).toEqual([SIZE]);
  expect(requiredAttributes(attributes, shoes.slice(2))).toEqual([]);
  expect(requiredAttributes([{ id: SIZE, is_size: true, values: [37] }], shoes)).toEqual([]);
});

test.each([
  ['', ''],
  ['option=72&amount=2', ''],
  ['?option=72&view=choynak-1', '?view=choynak-1'],
  ['?sort=low', '?sort=low'],
])('removes the chosen variant from the query "%s", leaving "%s"', (query, others) => {
  expect(withoutChoice(query)).toBe(others);
});

test('adds the variant to a product path only if the product has options', () => {
  expect(variantPath('choynak-1', null)).toBe('/products/choynak-1');
  expect(variantPath('choynak-1', 72)).toBe('/products/choynak-1?option=72');
  expect(linePath('choynak-1', { subProduct: 72, options: '' })).toBe('/products/choynak-1');
  expect(linePath('choynak-1', { subProduct: 72, options: 'Rang: Oq' })).toBe(
    '/products/choynak-1?option=72',
  );
});
