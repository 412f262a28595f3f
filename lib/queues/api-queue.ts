import { FairQueue } from './fair-queue';

const BOUNDS = { waiting: 1024, waitingOfOne: 256, waitMs: 10_000, turnMs: 1000 };

/** For reads of the API: it is one process, and what waits is answered in turn. */
export function apiQueue(): FairQueue {
  return new FairQueue({ ...BOUNDS, width: () => 32, widthOfOne: 16 });
}

const { turnMs: _, ...WHOLE_TURNS } = BOUNDS;

/** For writes whose body has arrived. Each occupies a connection to the API until its response. */
export function writeQueue(): FairQueue {
  return new FairQueue({ ...WHOLE_TURNS, width: () => 128, widthOfOne: 32 });
}

/**
 * For writes with a long body, such as review photos. Each occupies a connection to the API for as
 * long as its sender takes, so that they may not delay other writes.
 */
export function uploadQueue(): FairQueue {
  return new FairQueue({ ...WHOLE_TURNS, width: () => 32, widthOfOne: 8 });
}

/** For lists of goods: the bundled API has one processor for them and for carts. */
export function catalogueQueue(apiUrl: string): FairQueue {
  const isHere = /^(?:localhost|127\.|\[::1\]$)/.test(new URL(apiUrl).hostname);
  return isHere ? new FairQueue({ ...BOUNDS, width: () => 2 }) : apiQueue();
}
