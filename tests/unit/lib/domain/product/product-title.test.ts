import { expect, test } from 'vitest';
import { lowestPrice, wholeClauses, wholePhrases } from '@/lib/domain/product/product-title';

test.each([
  ['Palto', 'Palto'],
  [
    'Muzlatgich Artel HD 455, ikki kamerali, No Frost',
    'Muzlatgich Artel HD 455, ikki kamerali, No Frost',
  ],
  [
    'Muzlatgich Artel HD 455, ikki kamerali, No Frost, kumushrang eshik, 350 litr',
    'Muzlatgich Artel HD 455, ikki kamerali, No Frost',
  ],
])('for the name "%s", uses the title "%s" (S9-28)', (name, title) => {
  expect(wholePhrases(name, 60)).toBe(title);
});

test('keeps a phrase that just fits', () => {
  expect(wholePhrases('Palto, qora', 11)).toBe('Palto, qora');
  expect(wholePhrases('Palto, qora', 10)).toBe('Palto');
});

test('keeps the first phrase complete even if it is long (S9-28)', () => {
  const name = 'Oʻrta yoshdagi bolalar uchun buklanadigan yogʻoch qoʻgʻirchoq uychasi, 5 xona';
  expect(wholePhrases(name, 60)).toBe(name.split(',')[0]);
});

test.each([
  ['Rishton sopoli: gullar nimani anglatadi', 'Rishton sopoli'],
  ['Qozon — oshxona yuragi, hamma uchun', 'Qozon — oshxona yuragi'],
  ['Qaysi qozon yaxshi? Usta javob beradi', 'Qaysi qozon yaxshi?'],
])('cuts the title %s to %s', (title, cut) => {
  expect(wholeClauses(title, 25)).toBe(cut);
});

test('returns null for a long title without punctuation', () => {
  expect(wholeClauses('Uzun nomda belgi boʻlmasa nima boʻladi', 25)).toBeNull();
});

const costing = (price: number, discounted_price: number | null = null) => ({
  price,
  discounted_price,
});

test.each([
  ['has no lowest price without variants', [], null],
  ['uses the price of the only variant', [costing(500)], { price: 500, isFrom: false }],
  ['uses the common price', [costing(500), costing(500)], { price: 500, isFrom: false }],
  [
    'uses the lowest discounted price as "from"',
    [costing(500), costing(900, 400)],
    { price: 400, isFrom: true },
  ],
])('%s', (_title, variants, expected) => {
  expect(lowestPrice(variants)).toEqual(expected);
});
