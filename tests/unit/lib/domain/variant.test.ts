import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubProduct } from '@/lib/contract/product';
import {
  attributesDisplay,
  choose,
  findSubProduct,
  firstInStock,
  isValueAvailable,
} from '@/lib/domain/variant';

const COLOUR = 1;
const MEMORY = 2;
const [BLACK, WHITE, RED] = [11, 12, 13];
const [SMALL, LARGE] = [21, 22];

const phones = [
  sub(1, { [COLOUR]: BLACK, [MEMORY]: SMALL }, 0),
  sub(2, { [COLOUR]: BLACK, [MEMORY]: LARGE }, 4),
  sub(3, { [COLOUR]: WHITE, [MEMORY]: SMALL }, 2),
  sub(4, { [COLOUR]: RED, [MEMORY]: LARGE }, 0),
];

test('the first combination in stock is chosen at first (S4-27)', () => {
  expect(firstInStock(phones)).toEqual({ [COLOUR]: BLACK, [MEMORY]: LARGE });
});

test('the first combination is chosen when nothing is in stock (S4-27)', () => {
  const soldOut = phones.map((phone) => ({ ...phone, amount: 0 }));
  expect(firstInStock(soldOut)).toEqual({ [COLOUR]: BLACK, [MEMORY]: SMALL });
  expect(firstInStock([])).toEqual({});
});

test('the sub-product whose map matches the selection is found (S4-28)', () => {
  expect(findSubProduct(phones, { [COLOUR]: WHITE, [MEMORY]: SMALL })?.id).toBe(3);
  expect(findSubProduct(phones, { [COLOUR]: WHITE, [MEMORY]: LARGE })).toBeUndefined();
  expect(findSubProduct(phones, { [COLOUR]: WHITE })).toBeUndefined();
});

test('the only sub-product of a product without options is found (S4-28)', () => {
  expect(findSubProduct([sub(9, {}, 1)], {})?.id).toBe(9);
});

test('a value without stock under the selection is not available (S4-30)', () => {
  const selection = { [COLOUR]: BLACK, [MEMORY]: LARGE };
  expect(isValueAvailable(phones, selection, COLOUR, BLACK)).toBe(true);
  expect(isValueAvailable(phones, selection, COLOUR, WHITE)).toBe(false);
  expect(isValueAvailable(phones, selection, COLOUR, RED)).toBe(false);
  expect(isValueAvailable(phones, selection, MEMORY, SMALL)).toBe(false);
});

test('choosing keeps the rest of the selection when that is in stock (S2-72)', () => {
  const whiteSmall = { [COLOUR]: WHITE, [MEMORY]: SMALL };
  const all = [...phones, sub(5, { [COLOUR]: WHITE, [MEMORY]: LARGE }, 1)];
  expect(choose(all, whiteSmall, MEMORY, LARGE)).toEqual({ [COLOUR]: WHITE, [MEMORY]: LARGE });
});

test('choosing moves the rest when the combination is not there (S2-72)', () => {
  const blackLarge = { [COLOUR]: BLACK, [MEMORY]: LARGE };
  expect(choose(phones, blackLarge, COLOUR, WHITE)).toEqual({ [COLOUR]: WHITE, [MEMORY]: SMALL });
  expect(choose(phones, blackLarge, COLOUR, RED)).toEqual({ [COLOUR]: RED, [MEMORY]: LARGE });
});

test('a value that nothing has changes nothing (S2-72)', () => {
  const blackLarge = { [COLOUR]: BLACK, [MEMORY]: LARGE };
  expect(choose(phones, blackLarge, COLOUR, 99)).toEqual(blackLarge);
});

test('the chosen values are written with their names (S3-28)', () => {
  const attributes = [
    { id: COLOUR, name: 'Rang', values: [value(BLACK, 'Qora'), value(WHITE, 'Oq')] },
    { id: MEMORY, name: 'Xotira', values: [value(SMALL, '128 GB'), value(LARGE, '256 GB')] },
  ];
  expect(attributesDisplay(attributes, { [MEMORY]: LARGE, [COLOUR]: WHITE })).toBe(
    'Rang: Oq, Xotira: 256 GB',
  );
  expect(attributesDisplay(attributes, { [COLOUR]: BLACK })).toBe('Rang: Qora');
});

test('choosing never ends where nothing can be bought while the value is in stock (S2-72)', () => {
  const map = fc.record({
    1: fc.integer({ min: 1, max: 3 }),
    2: fc.integer({ min: 1, max: 3 }),
    3: fc.integer({ min: 1, max: 2 }),
  });
  const stock = fc.uniqueArray(fc.tuple(map, fc.nat({ max: 2 })), {
    minLength: 1,
    selector: ([attributes]) => JSON.stringify(attributes),
  });

  fc.assert(
    fc.property(stock, map, fc.constantFrom(1, 2, 3), fc.nat({ max: 4 }), (rows, from, key, to) => {
      const subProducts = rows.map(([attributes, amount], index) =>
        sub(index + 1, attributes, amount),
      );
      const chosen = choose(subProducts, from, key, to);
      const having = subProducts.filter((subProduct) => subProduct.attributes_map[key] === to);

      if (having.length === 0) {
        expect(chosen).toEqual(from);
        return;
      }
      const landed = findSubProduct(subProducts, chosen);
      expect(landed?.attributes_map[key]).toBe(to);
      expect((landed?.amount ?? 0) > 0).toBe(having.some((subProduct) => subProduct.amount > 0));
      if (isValueAvailable(subProducts, from, key, to))
        expect(chosen).toEqual({ ...from, [key]: to });
    }),
  );
});

function sub(id: number, attributes_map: Record<string, number>, amount: number): SubProduct {
  return { id, attributes_map, amount, price: 1000, discounted_price: null };
}

function value(id: number, text: string) {
  return { id, value: text, colour: null };
}
