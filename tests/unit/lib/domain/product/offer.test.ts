import { expect, test } from 'vitest';
import { cardOffered, needsChoice, offerChange, variantsOffered } from '@/lib/domain/product/offer';

const variant = (id: number, price: number, amount: number) => {
  return { id, price, discounted_price: null, amount };
};
const card = { ...variant(1, 95_200, 4), sub_product: 10 };

test('shows the first variant in stock on a card', () => {
  const variants = [variant(10, 95_200, 0), variant(11, 120_000, 2)];
  expect(cardOffered(card, variants)).toEqual({
    ...card,
    sub_product: 11,
    price: 120_000,
    amount: 2,
    needs_choice: false,
  });
});

test('requires the shopper to choose while several variants are in stock', () => {
  const two = [variant(10, 95_200, 4), variant(11, 95_200, 1)];
  const has_options = true;
  expect(needsChoice({ ...cardOffered(card, two), has_options })).toBe(true);
  expect(needsChoice({ ...cardOffered(card, two.slice(1)), has_options })).toBe(false);
});

test('requires a choice if a backend reports options but not how many are in stock', () => {
  expect([true, false].map((has_options) => needsChoice({ has_options }))).toEqual([true, false]);
});

test('shows the first variant if none is in stock, and a stock of 0 without variants', () => {
  expect(cardOffered(card, [variant(10, 169_000, 0), variant(11, 1, 0)])).toMatchObject({
    sub_product: 10,
    price: 169_000,
    amount: 0,
  });
  expect(cardOffered(card, [])).toEqual({ ...card, amount: 0, needs_choice: false });
});

test('marks a variant as sold out when it is no longer offered', () => {
  const shown = [variant(10, 5, 3), variant(11, 6, 3)].map((one) => ({
    ...one,
    attributes_map: {},
  }));
  expect(variantsOffered(shown, [variant(11, 7, 1)])).toEqual([
    { ...variant(10, 5, 0), attributes_map: {} },
    { ...variant(11, 7, 1), attributes_map: {} },
  ]);
});

test.each([
  ['does not announce a lower stock', variant(1, 5, 3), variant(1, 5, 2), null],
  ['announces a new price', variant(1, 5, 3), variant(1, 6, 3), { price: 6, stock: null }],
  [
    'announces a sold-out variant',
    variant(1, 5, 3),
    variant(1, 5, 0),
    { price: null, stock: 'gone' },
  ],
  [
    'announces new stock and price',
    variant(1, 5, 0),
    variant(1, 7, 1),
    { price: 7, stock: 'back' },
  ],
  [
    'announces nothing when the discounted price is the same',
    variant(1, 5, 1),
    { ...variant(1, 9, 1), discounted_price: 5 },
    null,
  ],
])('%s', (_title, before, after, change) => {
  expect(offerChange(before, after)).toEqual(change);
});
