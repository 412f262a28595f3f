import { randomInt } from 'node:crypto';

const FIRST = 10_000_000;
const END = 100_000_000;
const LINES = 1000;

/** Eight digits, which say neither how many orders there are nor which one comes next (record 053). */
export function randomOrderNumber(): number {
  return randomInt(FIRST, END);
}

/** Of the order's number, so that it counts nothing either. */
export function lineNumber(order: number, place: number): number {
  return order * LINES + place;
}
