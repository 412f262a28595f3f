import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keywords } from '@/api/search/engine/engine-names';
import type { Expression } from '@/api/search/engine/expression';
import { piecesOf, stepOf } from '@/api/search/engine/price-pieces';

const MOST = 20_000_000_000;
const price = fc.oneof(
  fc.nat(5000),
  fc.nat(MOST),
  fc.double({ min: -10, max: 1e7, noNaN: true }),
  // Prices near the step limits.
  fc
    .tuple(fc.nat(70), fc.integer({ min: -2, max: 2 }))
    .map(([step, by]) => 1000 * 2 ** (step / 4) + by),
);
type Bounds = { priceMin?: number | undefined; priceMax?: number | undefined };
const has = ({ priceMin = -Infinity, priceMax = Infinity }: Bounds, price: number) =>
  price >= priceMin && price <= priceMax;

const wordsOf = (match: Expression) => (match ?? '').split(/[ ()|]+/);
/** Returns the keyword that a product with this price needs in order to match the condition. */
const keywordOf = (price: number, match: Expression) =>
  match === 'm' ? 'm' : keywords.priceStep(stepOf(price));

test('covers each price within a range with exactly one condition, and none outside it', () => {
  const bound = fc.option(price, { nil: undefined });
  fc.assert(
    fc.property(bound, bound, fc.nat(MOST), fc.nat(30_000), (priceMin, priceMax, ...bounds) => {
      const range = { priceMin, priceMax };
      const pieces = piecesOf({
        match: 'm',
        ...(priceMin !== undefined && { priceMin }),
        ...(priceMax !== undefined && { priceMax }),
      });
      expect(pieces.length).toBeLessThan(6);
      const ends = pieces.flatMap(({ priceMin = 0, priceMax = 0 }) => [priceMin, priceMax]);
      const near = [...ends, ...bounds].flatMap((price) => [price - 1, price, price + 1]);
      for (const price of near.filter((one) => Number.isInteger(one) && one >= 0)) {
        const found = pieces.filter((piece) => has(piece, price));
        expect([price, found.length]).toEqual([price, has(range, price) ? 1 : 0]);
        for (const { match } of found) expect(wordsOf(match)).toContain(keywordOf(price, match));
      }
    }),
    { numRuns: 1000 },
  );
});

test('does not split a search condition that has no price range', () => {
  expect(piecesOf({ match: 'm' })).toEqual([{ match: 'm' }]);
});

test('covers 100 price ranges with a few shared conditions, apart from partial steps', () => {
  const pieces = Array.from({ length: 100 }, (_, at) =>
    piecesOf({ match: '', priceMax: 50_000 * (at + 1) }),
  );
  const queries = new Set(
    pieces.flatMap((some) => some.slice(0, -1)).map((one) => JSON.stringify(one)),
  );
  expect(queries.size).toBeLessThan(30);
});

test('limits the condition for a partial price step to products of that step', () => {
  const pieces = piecesOf({ match: 'm', priceMax: 5_000_000 });
  expect(pieces.map(({ match }) => match)).toEqual(['m', 'm', '(m _p50)']);
  expect(pieces.at(-1)).toMatchObject({ priceMin: 4_870_992, priceMax: 5_000_000 });
  expect(piecesOf({ match: '', priceMin: 900, priceMax: 1100 })).toEqual([
    { match: '(_p0 | _p1)', priceMin: 900, priceMax: 1100 },
  ]);
});
