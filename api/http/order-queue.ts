import type { Context, MiddlewareHandler } from 'hono';
import { placeOf } from '@/api/shared/client-address';
import { inTurn } from '@/api/shared/in-turn';
import type { CallName } from '@/lib/contract/calls';
import { FairQueue } from '@/lib/process/fair-queue';

/** Of this process: twice the connections that transactions have, as half of an order is reads. */
const AT_ONCE = 8;
const queue = new FairQueue({ width: () => AT_ONCE, waiting: 2000, waitMs: 15_000 });
const placing = new Set<CallName>(['order.oneClick', 'order.place']);

/**
 * Orders wait here for those before them. Hundreds at once would all ask who sends them and what it
 * costs, and whoever only reads would wait behind them for a connection.
 */
export function queueOrders(name: CallName, isBehindProxy: boolean): MiddlewareHandler {
  if (!placing.has(name)) return (_, next) => next();
  return async (c, next) => {
    await received(c);
    const { signal } = c.req.raw;
    await inTurn(queue, { key: placeOf(c, isBehindProxy).network, signal }, next);
  };
}

/** Who sends a body slowly holds no place; what is wrong with it is said where it is parsed. */
async function received(c: Context): Promise<void> {
  await c.req.text().catch(() => '');
}
