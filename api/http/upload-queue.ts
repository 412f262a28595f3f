import type { Context } from 'hono';
import { inSlot } from '@/api/shared/in-slot';
import { FairQueue } from '@/lib/queues/fair-queue';
import { OTHER_BODIES_MAX, statedLength } from './receive';

/**
 * Bounds the memory for bodies with photos, each up to 3 MB. Only customers who may write a review
 * reach this queue, and the minimum upload rate bounds how long a body occupies a slot.
 */
const room = new FairQueue({
  width: () => 64,
  widthOfOne: 2,
  waiting: 64,
  waitingOfOne: 6,
  waitMs: 15_000,
});

/** Receives and handles a body in a slot of the upload queue. Small bodies need no slot. */
export function roomForUpload<Result>(
  c: Context,
  customer: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if ((statedLength(c) ?? 0) <= OTHER_BODIES_MAX) return work();
  return inSlot(room, { key: String(customer), signal: c.req.raw.signal }, work);
}
