import { word } from './bitset';
import type { Steps } from './steps';

export type SortColumn = { values: Float64Array; descending: boolean };

const DIGITS = 0x10000;

/** Sorts doc ids by the first column, then by the second and so on, in linear time. */
export function* sortByColumns(docIds: Uint32Array, columns: SortColumn[]): Steps<Uint32Array> {
  let from: Uint32Array = docIds;
  let to: Uint32Array = new Uint32Array(docIds.length);
  for (const column of columns.toReversed()) {
    const halves = orderedHalves(column);
    for (let pass = 0; pass < 4; pass++) {
      yield;
      if (!sortByDigit({ from, to, halves, pass })) continue;
      [from, to] = [to, from];
    }
  }
  return from;
}

type Pass = { from: Uint32Array; to: Uint32Array; halves: Uint32Array; pass: number };

/** Returns `false` if nothing moved: a digit that all values share needs no pass. */
function sortByDigit({ from, to, halves, pass }: Pass): boolean {
  const half = pass >>> 1;
  const shift = (pass & 1) << 4;
  const starts = new Uint32Array(DIGITS + 1);
  for (let i = 0; i < from.length; i++) {
    const digit = (word(halves, 2 * word(from, i) + half) >>> shift) & 0xffff;
    starts[digit + 1] = word(starts, digit + 1) + 1;
  }
  for (let digit = 0; digit < DIGITS; digit++) {
    if (word(starts, digit + 1) === from.length) return false;
    starts[digit + 1] = word(starts, digit + 1) + word(starts, digit);
  }
  for (let i = 0; i < from.length; i++) {
    const docId = word(from, i);
    const digit = (word(halves, 2 * docId + half) >>> shift) & 0xffff;
    to[word(starts, digit)] = docId;
    starts[digit] = word(starts, digit) + 1;
  }
  return true;
}

/** Returns the bits of the numbers, low half first, transformed to sort as unsigned integers. */
function orderedHalves({ values, descending }: SortColumn): Uint32Array {
  const halves = new Uint32Array(values.slice().buffer);
  const turn = descending ? -1 : 0;
  for (let i = 0; i < halves.length; i += 2) {
    const high = word(halves, i + 1);
    const isNegative = high >>> 31 === 1;
    halves[i] = (isNegative ? ~word(halves, i) : word(halves, i)) ^ turn;
    halves[i + 1] = (isNegative ? ~high : high ^ 0x80000000) ^ turn;
  }
  return halves;
}
