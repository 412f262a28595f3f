import type { Context } from 'hono';
import { networkOf } from '@/api/shared/client-address';
import { inSlot } from '@/api/shared/in-slot';
import { type CallName, isRead } from '@/lib/contract/calls';
import { FairQueue } from '@/lib/queues/fair-queue';
import { admitRequests } from '@/lib/queues/pause-for-requests';

/**
 * Slots in this process: twice the default number of transaction connections, since about half of a
 * write is spent on reads, which use other connections.
 */
const AT_ONCE = 8;
const bounds = { width: () => AT_ONCE, waiting: 2000, waitMs: 15_000 };
const orders = new FairQueue(bounds);
/**
 * The queue of all other writes. A request frees its slot after a second even if it is still
 * running, because it may be waiting for an SMS provider.
 */
const others = new FairQueue({ ...bounds, slotMs: 1000 });
const placing = new Set<CallName>(['order.oneClick', 'order.place']);

type RunInSlot = <Result>(c: Context, work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns the function that runs an endpoint's work in a slot of its write queue. The queue
 * alternates between client networks. Reads run immediately, without a slot. The body has already
 * been received, so a slow upload occupies no slot.
 */
export function writeSlot(name: CallName, isBehindProxy: boolean): RunInSlot {
  if (isRead(name)) return (_, work) => work();
  const queue = placing.has(name) ? orders : others;
  return (c, work) => {
    const waiting = { key: networkOf(c, isBehindProxy), signal: c.req.raw.signal };
    return inSlot(queue, waiting, async () => {
      // The embedded database blocks the event loop. Without this pause, requests that have arrived
      // in the meantime would be queued only after the next write.
      await admitRequests();
      return work();
    });
  };
}
