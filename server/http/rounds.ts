import type { RequestListener } from 'node:http';
import { FairQueue } from '@/lib/process/fair-queue';
import { clientOf } from './client-address';

/** Requests of one round of the event loop: after them others are heard. */
const A_ROUND = 4;
const WAITING = 1024;

/** Whoever sends more than the process can answer waits; everyone else waits for one round. */
export function inRounds(answer: RequestListener, isBehindProxy: boolean): RequestListener {
  const rounds = new FairQueue({ width: () => A_ROUND, waiting: WAITING });
  let begun: (() => void)[] = [];
  const next = () => {
    const over = begun;
    begun = [];
    for (const leave of over) leave();
  };
  return (req, res) =>
    rounds.ask(clientOf(req, isBehindProxy), (leave) => {
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
