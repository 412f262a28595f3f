import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * The number of iterations of the event loop in which waiting requests start: it accepts a
 * connection in one iteration and reads its request in the next one.
 */
const ITERATIONS = 3;
/** The longest pause, after which background work continues even in a busy shop. */
const PAUSE_MAX_MS = 10;
const SLICE_MS = 5;
/** The period in milliseconds for which the shop counts as busy after a request. */
const BUSY_MS = 1000;

let running = 0;
let requestedAt = -BUSY_MS;
let whenIdle = () => {};

/** Runs the work of a request. Background work pauses while it runs. */
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

/** Lets waiting requests start. */
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
  // Lets the last response be written first.
  await nextTurn();
}

/**
 * Returns a function for long loops: call it in each iteration, and it pauses when a slice is over.
 */
export function pauseInSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await pauseForRequests();
    began = performance.now();
  };
}

/**
 * Returns a function for long loops: while requests arrive, it pauses after each iteration for a
 * share of the time that the iteration took.
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
