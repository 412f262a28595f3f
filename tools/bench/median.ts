import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 250;

/**
 * The median of each figure until something is done, or has failed: the memory of a process grows
 * until it collects its garbage, so that one reading says when that was.
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

/** The median; of an even count the higher of the two. */
export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
