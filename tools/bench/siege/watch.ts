import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '@/tests/support/quantile';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';

/** The measured requests, by name. */
export type Watched = Record<string, [path: string, options?: RequestOptions]>;

const PAUSE_MS = 25;

/**
 * Sends all requests in parallel, and repeats each one after a pause.
 *
 * @returns The p99 of each request in milliseconds, by name.
 * @throws When a status is not 200.
 */
export function watch(
  shop: string,
  watched: Watched,
  seconds: number,
): Promise<Record<string, number>> {
  return watchUntil(shop, watched, wait(seconds * 1000));
}

/** Sends and measures the requests as `watch` does, but until `done` settles. */
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
  const p99Of = async ([name, [path, options]]: [string, Watched[string]]) => {
    const times: number[] = [];
    while (!isDone) {
      const startedAt = performance.now();
      const { status } = await sendRequest(shop, path, options);
      if (status !== 200) throw new Error(`${path} returned ${status}`);
      times.push(performance.now() - startedAt);
      await wait(PAUSE_MS);
    }
    return [name, quantile(times, 0.99)] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(watched).map(p99Of)));
}
