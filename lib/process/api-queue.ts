import { FairQueue } from './fair-queue';

const WAITING = { waiting: 1024, waitingOfOne: 256, waitMs: 10_000 };
/** Whatever takes longer waits for something itself, and others may come in. */
const TURN_MS = 1000;

/** For reads of the API: it is one process, and what waits is answered in turn. */
export function apiQueue(): FairQueue {
  return new FairQueue({ ...WAITING, width: () => 32, widthOfOne: 16 });
}

/** For lists of goods: the bundled API has one processor for them and for carts. */
export function catalogueQueue(apiUrl: string): FairQueue {
  const isHere = /^(?:localhost|127\.|\[::1\]$)/.test(new URL(apiUrl).hostname);
  return isHere ? new FairQueue({ ...WAITING, width: () => 2 }) : apiQueue();
}

/** Works when it is `key`'s turn, which ends after a second; null if there is none in time. */
export async function inTurn<T>(
  queue: FairQueue,
  { key, signal }: { key: string; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T | null> {
  const leave = await queue.enter(key, signal);
  if (!leave) return null;
  const overdue = setTimeout(leave, TURN_MS);
  return work().finally(() => {
    clearTimeout(overdue);
    leave();
  });
}
