import { setTimeout as wait } from 'node:timers/promises';
import { ask, type RequestOptions } from '@/tests/support/ask';
import { quantile } from '@/tests/support/quantile';

/** The requests that are measured, by name. */
export type Watched = Record<string, [path: string, asked?: RequestOptions]>;

const PAUSE_MS = 25;

/**
 * Sends each request repeatedly with pauses, one visitor per request.
 *
 * @returns The p99 in milliseconds.
 * @throws When a status is not 200.
 */
export function watch(
  shop: string,
  watched: Watched,
  seconds: number,
): Promise<Record<string, number>> {
  return watchUntil(shop, watched, wait(seconds * 1000));
}

/** Measures until `done` settles. */
export async function watchUntil(
  shop: string,
  watched: Watched,
  done: Promise<unknown>,
): Promise<Record<string, number>> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  done.then(end, end);
  const p99Of = async ([name, [path, asked]]: [string, Watched[string]]) => {
    const times: number[] = [];
    while (!isDone) {
      const startedAt = performance.now();
      const { status } = await ask(shop, path, asked);
      if (status !== 200) throw new Error(`${path} returned ${status}`);
      times.push(performance.now() - startedAt);
      await wait(PAUSE_MS);
    }
    return [name, quantile(times, 0.99)] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(watched).map(p99Of)));
}
