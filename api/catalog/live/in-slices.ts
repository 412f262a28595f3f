import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@/api/search/index/steps';

/** Maximum time a slice blocks readers. */
const SLICE_MS = 10;

/**
 * Runs long work in slices, between which readers are served. An abort ends the work between two
 * slices.
 */
export async function inSlices<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
