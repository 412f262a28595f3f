import type { FairQueue } from '@/lib/queues/fair-queue';
import { Unavailable } from './errors';

/** The queue counts slots per `key`, and `signal` removes the request from the queue. */
type Waiting = { key: string; signal?: AbortSignal };

/**
 * Runs work in a slot of the queue.
 * @throws Unavailable when the wait takes too long or the queue is full.
 */
export async function inSlot<Result>(
  queue: FairQueue,
  { key, signal }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await queue.enter(key, signal);
  if (!leave) throw new Unavailable('unavailable');
  return work().finally(leave);
}
