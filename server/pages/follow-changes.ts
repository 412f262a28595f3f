import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CHANGES_PATH } from '@/lib/constants';
import { EVERYTHING } from '@/lib/domain/routing/page-tags';

/** The time limit of a request, which the API holds open for a shorter time. */
const RESPONSE_WITHIN_MS = 30_000;
const PAUSE_MS = { first: 250, longest: 2000 };

const responseShape = z.object({ number: z.number(), tags: z.array(z.string()) });
export type Change = z.infer<typeof responseShape>;

type Api = { apiUrl: string; secret: string };
type FollowChangesOptions = Api & {
  apply: (change: Change) => Promise<unknown>;
};

/**
 * Follows the API's outbox from now on. After an interruption, continues after the last received
 * change number.
 *
 * @returns A function that stops following.
 */
export function followChanges({ apiUrl, secret, apply }: FollowChangesOptions): () => void {
  const ending = new AbortController();
  let after: number | null = null;
  void follow();
  return () => ending.abort();

  async function follow(): Promise<void> {
    let pauseMs = PAUSE_MS.first;
    while (!ending.signal.aborted) {
      try {
        const change = await fetchChanges({ apiUrl, secret }, after, ending.signal);
        // Data that was read before the first response may be older than the change number in that
        // response.
        const tags = after === null ? [EVERYTHING] : change.tags;
        if (tags.length > 0) await apply({ ...change, tags });
        after = change.number;
        pauseMs = PAUSE_MS.first;
      } catch {
        await wait(pauseMs, undefined, { signal: ending.signal }).catch(() => {});
        pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest);
      }
    }
  }
}

/**
 * Returns the changes after a number as soon as there are any, or none if the API stops waiting for
 * one. Returns only the newest number if `after` is `null`.
 */
export async function fetchChanges(
  { apiUrl, secret }: Api,
  after: number | null,
  signal?: AbortSignal,
): Promise<Change> {
  const query = after === null ? '' : `?after=${after}`;
  const late = AbortSignal.timeout(RESPONSE_WITHIN_MS);
  const response = await fetch(`${apiUrl}${CHANGES_PATH}${query}`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  return responseShape.parse(await response.json());
}
