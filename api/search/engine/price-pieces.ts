import type { Condition } from './engine-filters';
import { keywords } from './engine-names';
import { allOf, anyOf, type Expression } from './expression';

const FIRST = 1000;
/**
 * Number of steps per doubling of the price. Steps are narrower for low prices, because more
 * products have low prices.
 */
const STEPS_A_DOUBLING = 4;
const STEPS = 64;
const STEPS_TOGETHER = 8;

const starts = Array.from({ length: STEPS - 1 }, (_, step) =>
  Math.round(FIRST * 2 ** (step / STEPS_A_DOUBLING)),
);
const steps = [0, ...starts, Number.POSITIVE_INFINITY];
const longSteps = steps.filter((_, step) => step % STEPS_TOGETHER === 0);

/** A price range; `end` is exclusive. `isWithinStep` marks a range that is inside one step. */
type Range = { from: number; end: number; isWithinStep?: boolean };

/** Returns the price step of a product, which is one of its keywords. */
export function stepOf(price: number): number {
  return steps.findLastIndex((bound) => bound <= price);
}

/**
 * Splits a condition into up to five disjoint conditions. Most cover whole steps, so that other
 * requests can reuse their counts. The first and last price may fall inside a step; for the rest of
 * that step, the engine scans only the products in it.
 */
export function piecesOf({ match, priceMin = 0, priceMax = Infinity }: Condition): Condition[] {
  const range = { from: Math.max(0, Math.ceil(priceMin)), end: Math.floor(priceMax) + 1 };
  return split(range, [longSteps, steps]).map(({ from, end, isWithinStep }) => ({
    match: isWithinStep ? allOf([match, stepsFrom(from, end)]) : match,
    ...(from > 0 && { priceMin: from }),
    ...(end < Infinity && { priceMax: end - 1 }),
  }));
}

function stepsFrom(from: number, end: number): Expression {
  return anyOf([stepOf(from), stepOf(end - 1)].map(keywords.priceStep));
}

function split({ from, end }: Range, [bounds, ...finer]: number[][]): Range[] {
  if (from >= end) return [];
  if (!bounds) return [{ from, end, isWithinStep: true }];
  const first = bounds.find((bound) => bound >= from) ?? end;
  const last = bounds.findLast((bound) => bound <= end) ?? from;
  if (first >= last) return split({ from, end }, finer);
  const ends = [
    { from, end: first },
    { from: last, end },
  ].flatMap((range) => split(range, finer));
  return [{ from: first, end: last }, ...ends];
}
