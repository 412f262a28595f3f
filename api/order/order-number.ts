import { randomInt } from 'node:crypto';

const FIRST = 10_000_000;
const END = 100_000_000;
const LINES = 1000;

/**
 * Draws an eight-digit number. It reveals neither the number of orders nor the next one (ADR 053).
 */
export function randomOrderNumber(): number {
  return randomInt(FIRST, END);
}

/**
 * Derives the id of an order line from its order, so that line ids do not reveal a count either.
 */
export function lineNumber(order: number, place: number): number {
  return order * LINES + place;
}
