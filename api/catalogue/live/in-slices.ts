import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@/api/search/index/steps';

/** Readers wait no longer than that for a slice to end. */
const SLICE_MS = 10;

/** Does long work beside the readers; an abort ends it between two slices. */
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
