import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubProduct } from '@/lib/contract/product';
import {
  attributesDisplay,
  chosenFirst,
  findSubProduct,
  firstInStock,
  imagesOf,
  isValueAvailable,
  unreachableVariants,
  valueShown,
} from '@/lib/domain/product/variant';

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

test('selects the first combination in stock (S4-27)', () => {
  expect(firstInStock(phones)).toEqual({ [COLOUR]: BLACK, [MEMORY]: LARGE });
});

test('selects the first combination when nothing is in stock (S4-27)', () => {
  const soldOut = phones.map((phone) => ({ ...phone, amount: 0 }));
  expect(firstInStock(soldOut)).toEqual({ [COLOUR]: BLACK, [MEMORY]: SMALL });
  expect(firstInStock([])).toEqual({});
});

test('finds the variant whose values match the selection (S4-28)', () => {
  expect(findSubProduct(phones, { [COLOUR]: WHITE, [MEMORY]: SMALL })?.id).toBe(3);
  expect(findSubProduct(phones, { [COLOUR]: WHITE, [MEMORY]: LARGE })).toBeUndefined();
  expect(findSubProduct(phones, { [COLOUR]: WHITE })).toBeUndefined();
});

test('finds the only variant if the product has no options (S4-28)', () => {
  expect(findSubProduct([sub(9, {}, 1)], {})?.id).toBe(9);
});

test('disables a value that is out of stock in combination with the selection (S4-30)', () => {
  const selection = { [COLOUR]: BLACK, [MEMORY]: LARGE };
  expect(isValueAvailable(phones, selection, COLOUR, BLACK)).toBe(true);
  expect(isValueAvailable(phones, selection, COLOUR, WHITE)).toBe(false);
  expect(isValueAvailable(phones, selection, COLOUR, RED)).toBe(false);
  expect(isValueAvailable(phones, selection, MEMORY, SMALL)).toBe(false);
});

test('disables a value if no variant in stock has it', () => {
  expect(isValueAvailable([sub(9, { [COLOUR]: BLACK }, 1)], {}, MEMORY, SMALL)).toBe(false);
  expect(isValueAvailable([sub(9, {}, 1)], {}, MEMORY, SMALL)).toBe(false);
});

test('lists a variant in stock that clicks on enabled values cannot select (S4-30)', () => {
  const blackLarge = { [COLOUR]: BLACK, [MEMORY]: LARGE };
  expect(unreachableVariants(phones, blackLarge).map(({ id }) => id)).toEqual([3]);
  const connected = [...phones, sub(5, { [COLOUR]: WHITE, [MEMORY]: LARGE }, 1)];
  expect(unreachableVariants(connected, blackLarge)).toEqual([]);
});

test('lists no unreachable variant while an attribute has no selected value', () => {
  expect(unreachableVariants(phones, { [COLOUR]: BLACK })).toEqual([]);
  expect(isValueAvailable(phones, { [COLOUR]: BLACK }, COLOUR, WHITE)).toBe(true);
  expect(isValueAvailable(phones, { [COLOUR]: BLACK }, MEMORY, SMALL)).toBe(false);
});

const attributes = [
  { id: COLOUR, name: 'Rang', values: [value(BLACK, 'Qora'), value(WHITE, 'Oq')] },
  { id: MEMORY, name: 'Xotira', values: [value(SMALL, '128 GB'), value(LARGE, '256 GB')] },
];

test('formats the chosen values with their names (S3-28)', () => {
  expect(attributesDisplay(attributes, { [MEMORY]: LARGE, [COLOUR]: WHITE })).toBe(
    'Rang: Oq, Xotira: 256 GB',
  );
  expect(attributesDisplay(attributes, { [COLOUR]: BLACK })).toBe('Rang: Qora');
});

test('returns the option value that an image shows, or nothing', () => {
  const shown = [WHITE, LARGE, null, 99].map((value) => valueShown(attributes, value));
  expect(shown).toEqual(['Oq', '256 GB', '', '']);
});

test('makes every variant in stock selectable (S2-72, S4-30)', () => {
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
    fc.property(stock, map, (rows, start) => {
      const all = rows.map(([attributes, amount], index) => sub(index + 1, attributes, amount));
      const reached = pressAll(all, start);
      for (const { id } of unreachableVariants(all, start)) {
        expect(reached.has(id)).toBe(false);
        reached.add(id);
      }
      const inStock = all.filter(({ amount }) => amount > 0).map(({ id }) => id);
      expect([...reached].sort()).toEqual(inStock.sort());
    }),
  );
});

test('shows images that have a chosen value or no value, or all images if none do', () => {
  const own = [
    { id: 1, attribute_value: 11 },
    { id: 2, attribute_value: 12 },
    { id: 3, attribute_value: null },
  ];
  expect(imagesOf(own, { '1': 12 }).map(({ id }) => id)).toEqual([2, 3]);
  expect(imagesOf(own.slice(0, 2), { '1': 13 }).map(({ id }) => id)).toEqual([1, 2]);
});

test('sorts images of the chosen values first, then those without a value (S2-71)', () => {
  const images = [11, null, 12, 11, 12].map((attribute_value, id) => ({ id, attribute_value }));
  expect(chosenFirst(images, { '1': 12 }).map(({ id }) => id)).toEqual([2, 4, 1, 0, 3]);
  expect(chosenFirst(images, {}).map(({ id }) => id)).toEqual([1, 0, 2, 3, 4]);
});

/** Returns the ids of the variants in stock that clicks on enabled values can select. */
function pressAll(all: SubProduct[], start: Record<string, number>): Set<number> {
  const seen = new Map([[JSON.stringify(start), start]]);
  for (const from of seen.values()) {
    for (const key of [1, 2, 3]) {
      for (const to of [1, 2, 3]) {
        const next = { ...from, [key]: to };
        if (isValueAvailable(all, from, key, to)) seen.set(JSON.stringify(next), next);
      }
    }
  }
  const found = [...seen.values()].map((selection) => findSubProduct(all, selection));
  return new Set(found.flatMap((one) => (one && one.amount > 0 ? [one.id] : [])));
}

function sub(id: number, attributes_map: Record<string, number>, amount: number): SubProduct {
  return { id, attributes_map, amount, price: 1000, discounted_price: null };
}

function value(id: number, text: string) {
  return { id, value: text, colour: null };
}
