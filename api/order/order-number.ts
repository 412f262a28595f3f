import { randomInt } from 'node:crypto';

const FIRST = 10_000_000;
const END = 100_000_000;
const LINES = 1000;

/**
 * Generates a random eight-digit number. It reveals neither how many orders exist nor the next
 * number (ADR 053).
 */
export function randomOrderNumber(): number {
  return randomInt(FIRST, END);
}

/**
 * Derives the id of an order line from its order, so that line ids do not reveal the number of
 * orders either.
 */
export function lineNumber(order: number, place: number): number {
  return order * LINES + place;
}
