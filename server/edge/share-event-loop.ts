import type { RequestListener } from 'node:http';
import { FairQueue } from '@/lib/queues/fair-queue';
import { clientOf } from './client-address';

/** The number of requests that begin in one tick of the event loop, shared between all clients. */
const PER_ITERATION = 4;
const WAITING = 1024;

/**
 * Shares the event loop between clients: each tick begins a few requests, taken from the clients in
 * turn, so that many requests of one client do not delay the others.
 */
export function shareEventLoop(handler: RequestListener, isBehindProxy: boolean): RequestListener {
  const queue = new FairQueue({ width: () => PER_ITERATION, waiting: WAITING });
  let begun: (() => void)[] = [];
  const next = () => {
    const over = begun;
    begun = [];
    for (const leave of over) leave();
  };
  return (req, res) =>
    queue.enqueue(clientOf(req, isBehindProxy), (leave) => {
      if (!leave) {
        req.socket.destroy();
        return;
      }
      if (begun.length === 0) setImmediate(next);
      begun.push(leave);
      // The client may have disconnected while the request waited.
      if (!res.destroyed) handler(req, res);
    });
}
