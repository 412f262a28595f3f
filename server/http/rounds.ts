import type { RequestListener } from 'node:http';
import { FairQueue } from '@/lib/process/fair-queue';
import { clientOf } from './client-address';

/** Requests of one round of the event loop: after them others are heard. */
const A_ROUND = 4;
const WAITING = 1024;
const WAIT_MS = 10_000;

/** Whoever sends more than the process can answer waits; everyone else waits for one round. */
export function inRounds(answer: RequestListener, isBehindProxy: boolean): RequestListener {
  const rounds = new FairQueue({ width: () => A_ROUND, waiting: WAITING, waitMs: WAIT_MS });
  return async (req, res) => {
    const leave = await rounds.enter(clientOf(req, isBehindProxy));
    if (!leave) {
      req.socket.destroy();
      return;
    }
    setImmediate(leave);
    // Its client may have gone while it waited.
    if (!res.destroyed) answer(req, res);
  };
}
