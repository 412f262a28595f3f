import type { FairQueue } from '@/lib/queues/fair-queue';
import { Unavailable } from './errors';

/** Whose turn it is, and what gives it up. */
type Waiting = { key: string; signal?: AbortSignal };

/** Runs work when the queue lets it; refused is what waits too long, or behind too many others. */
export async function inTurn<Result>(
  queue: FairQueue,
  { key, signal }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await queue.enter(key, signal);
  if (!leave) throw new Unavailable('unavailable');
  return work().finally(leave);
}
