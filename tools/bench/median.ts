import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 250;

/**
 * Returns the median of each figure over repeated readings until `done` settles. A single reading
 * of memory would depend on the time since the last garbage collection.
 */
export async function medianWhile(done: Promise<unknown>, read: () => number[]): Promise<number[]> {
  const readings: number[][] = [];
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  done.then(end, end);
  do {
    readings.push(read());
    await wait(EVERY_MS);
  } while (!isDone);
  const [first = []] = readings;
  return first.map((_, at) => middle(readings.map((figures) => figures[at] ?? Number.NaN)));
}

/** Returns the median or, for an even count, the higher of the two middle values. */
export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
