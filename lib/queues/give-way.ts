import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** A connection is accepted in one turn of the event loop, and what it asks is read in the next. */
const TURNS = 3;
/** In a shop that is asked all the time the work goes on as well. */
const WAITS_MS = 10;
const SLICE_MS = 5;
/** Whoever has asked since then is still there. */
const ASKED_LATELY_MS = 1000;

let running = 0;
let askedAt = -ASKED_LATELY_MS;
let whenIdle = () => {};

/** Runs what somebody waits for. */
export async function answering<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  running += 1;
  askedAt = performance.now();
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) whenIdle();
  }
}

/** Whoever has come meanwhile begins to be answered. */
export async function letIn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}

/** Between two slices of work that nobody waits for: all who have come are answered first. */
export async function giveWay(): Promise<void> {
  await letIn();
  if (running === 0) return;
  const over = new AbortController();
  const idle = new Promise<void>((resolve) => {
    whenIdle = resolve;
  });
  await Promise.race([idle, wait(WAITS_MS, undefined, over).catch(() => {})]);
  over.abort();
  // The last answer is written before.
  await nextTurn();
}

/** For a long loop: called in each round it gives way when a slice is over. */
export function inPace(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await giveWay();
    began = performance.now();
  };
}

/** For a long loop: after each piece of work it rests for such a share of what that took, while others ask. */
export function withRests(share: number): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const took = performance.now() - began;
    await giveWay();
    if (performance.now() - askedAt < ASKED_LATELY_MS) await wait(share * took);
    began = performance.now();
  };
}
