import { FairQueue } from './fair-queue';

const BOUNDS = { waiting: 1024, waitingOfOne: 256, waitMs: 10_000, slotMs: 1000 };

/** The queue for API reads. An API process handles its reads one at a time. */
export function apiQueue(): FairQueue {
  return new FairQueue({ ...BOUNDS, width: () => 32, widthOfOne: 16 });
}

const { slotMs: _, ...UNLIMITED_SLOT_BOUNDS } = BOUNDS;

/**
 * The queue for writes whose body the storefront has received. Each write occupies a connection to
 * the API until the API responds.
 */
export function writeQueue(): FairQueue {
  return new FairQueue({ ...UNLIMITED_SLOT_BOUNDS, width: () => 128, widthOfOne: 32 });
}

/**
 * The queue for writes with a long body, such as review photos. Slow uploads occupy a connection
 * for longer, so they have their own queue and do not delay other writes.
 */
export function uploadQueue(): FairQueue {
  return new FairQueue({ ...UNLIMITED_SLOT_BOUNDS, width: () => 32, widthOfOne: 8 });
}

/**
 * The queue for the reads of pages. If the API runs on this machine, only two reads run at once,
 * because that API serves pages and carts with one processor core.
 */
export function catalogQueue(apiUrl: string): FairQueue {
  const isHere = /^(?:localhost|127\.|\[::1\]$)/.test(new URL(apiUrl).hostname);
  return isHere ? new FairQueue({ ...BOUNDS, width: () => 2 }) : apiQueue();
}
