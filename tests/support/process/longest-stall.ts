import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

const ATTEMPTS_MAX = 10;
const SCHEDULED = '/proc/thread-self/schedstat';
const hasSchedule = existsSync(SCHEDULED);

/**
 * Returns the CPU time of this thread in milliseconds, because elapsed time would include other
 * processes. Falls back to elapsed time where the system does not provide the CPU time.
 */
export function cpuMs(): number {
  return hasSchedule
    ? Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6
    : performance.now();
}

/**
 * Measures the longest CPU time in milliseconds for which the work blocks the event loop without
 * interruption. Repeats the work and returns the shortest such time, because compilation, garbage
 * collection and cold processor caches lengthen some attempts. Stops at the first below `limitMs`.
 */
export async function longestStall(limitMs: number, work: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS_MAX && shortest >= limitMs; attempt += 1) {
    shortest = Math.min(shortest, await stallOf(work));
  }
  return shortest;
}

async function stallOf(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  let at = cpuMs();
  const ending = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    const now = cpuMs();
    longest = Math.max(longest, now - at);
    at = now;
  }
  await ending;
  return longest;
}
