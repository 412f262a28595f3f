import type { RequestListener } from 'node:http';
import { FairQueue } from '@/lib/queues/fair-queue';
import { clientOf } from './client-address';

/** Requests that begin in one tick of the event loop: after them others are heard. */
const PER_TICK = 4;
const WAITING = 1024;

/** Whoever sends more than the process can answer waits; everyone else waits for one tick. */
export function shareTicks(answer: RequestListener, isBehindProxy: boolean): RequestListener {
  const queue = new FairQueue({ width: () => PER_TICK, waiting: WAITING });
  let begun: (() => void)[] = [];
  const next = () => {
    const over = begun;
    begun = [];
    for (const leave of over) leave();
  };
  return (req, res) =>
    queue.ask(clientOf(req, isBehindProxy), (leave) => {
      if (!leave) {
        req.socket.destroy();
        return;
      }
      if (begun.length === 0) setImmediate(next);
      begun.push(leave);
      // Its client may have gone while it waited.
      if (!res.destroyed) answer(req, res);
    });
}
