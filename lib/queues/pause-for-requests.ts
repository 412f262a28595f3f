import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * The number of event-loop iterations that waiting requests need to start. The loop accepts a
 * connection in one iteration and reads its request in the next.
 */
const ITERATIONS = 3;
/** The maximum pause. After it, background work continues even if the shop is busy. */
const PAUSE_MAX_MS = 10;
const SLICE_MS = 5;
/** The shop counts as busy for this number of milliseconds after a request starts. */
const BUSY_MS = 1000;

let running = 0;
let requestedAt = -BUSY_MS;
let whenIdle = () => {};

/** Handles a request. Background work pauses until the request is finished. */
export async function duringRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  requestedAt = performance.now();
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) whenIdle();
  }
}

/** Waits until waiting requests have started. */
export async function admitRequests(): Promise<void> {
  for (let iteration = 0; iteration < ITERATIONS; iteration++) await nextTurn();
}

/**
 * Pauses background work between two slices until current requests have finished, or at most
 * `PAUSE_MAX_MS`.
 */
export async function pauseForRequests(): Promise<void> {
  await admitRequests();
  if (running === 0) return;
  const over = new AbortController();
  const idle = new Promise<void>((resolve) => {
    whenIdle = resolve;
  });
  await Promise.race([idle, wait(PAUSE_MAX_MS, undefined, over).catch(() => {})]);
  over.abort();
  // Lets the event loop write the last response first.
  await nextTurn();
}

/** Returns a function to call in each iteration of a long loop. It pauses every `SLICE_MS`. */
export function pauseInSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await pauseForRequests();
    began = performance.now();
  };
}

/**
 * Returns a function to call in each iteration of a long loop. While the shop is busy, it pauses
 * for a share of the time that the iteration took.
 */
export function pauseInProportion(share: number): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const took = performance.now() - began;
    await pauseForRequests();
    if (performance.now() - requestedAt < BUSY_MS) await wait(share * took);
    began = performance.now();
  };
}
