import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '@/api/shared/client-address';
import { inTurn } from '@/api/shared/in-turn';
import { type CallName, isRead } from '@/lib/contract/calls';
import { FairQueue } from '@/lib/process/fair-queue';
import { letIn } from '@/lib/process/give-way';
import { uploading } from './upload-queue';

/** Of this process: twice the connections that transactions have, as half of a write is reads. */
const AT_ONCE = 8;
const bounds = { width: () => AT_ONCE, waiting: 2000, waitMs: 15_000 };
const orders = new FairQueue(bounds);
/** What waits for a provider of messages gives its place up after a second. */
const others = new FairQueue({ ...bounds, turnMs: 1000 });
const placing = new Set<CallName>(['order.oneClick', 'order.place']);

/**
 * Writes wait here for those before them, and networks take turns: whoever sends hundreds at once
 * waits for its own, and everyone else for a few. All would ask who sends them, and whoever only reads
 * would wait behind them for a connection.
 */
export function queueWrites(name: CallName, isBehindProxy: boolean): MiddlewareHandler {
  const queue = queueOf(name);
  if (!queue) return (_, next) => next();
  return async (c, next) => {
    if (!(await isReceived(c))) return next();
    const turn = { key: networkOf(c, isBehindProxy), signal: c.req.raw.signal };
    await inTurn(queue, turn, async () => {
      // The embedded database lets nothing in between: what has come meanwhile would not have its turn.
      await letIn();
      await next();
    });
  };
}

/** Photos have a queue of their own, in which they wait unread. */
function queueOf(name: CallName): FairQueue | null {
  if (isRead(name) || uploading.has(name)) return null;
  return placing.has(name) ? orders : others;
}

/** Who sends a body slowly holds no place; what is wrong with it is said where it is parsed. */
function isReceived(c: Context): Promise<boolean> {
  return c.req.text().then(
    () => true,
    () => false,
  );
}
