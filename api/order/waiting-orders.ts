import { sql } from 'drizzle-orm';
import { rowsOf } from '@/api/db/database';
import { orders } from '@/api/db/schema/order';
import type { Ports } from '@/api/shared/ports';
import { watch } from '@/lib/telemetry/metrics';
import { WARNED_BEFORE_MS } from './lapsing';

/** Counts of the orders that wait for staff. */
export type WaitingOrders = {
  /** New orders, except those that wait for the shopper's payment. */
  fresh: number;
  /** Unconfirmed orders that will be canceled within two hours. */
  lapsing: number;
  /** When the oldest of the new orders was placed, in milliseconds since 1970, or `null`. */
  oldestAt: number | null;
};

type Row = { fresh: string; lapsing: string; oldest: string | null };

async function countWaitingOrders({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<WaitingOrders> {
  const until = new Date(now().getTime() + WARNED_BEFORE_MS);
  const [row] = await rowsOf<Row>(
    db,
    sql`select count(*) as fresh, count(*) filter (where confirm_until <= ${until}) as lapsing,
        extract(epoch from min(created_at)) as oldest
      from ${orders} where status = 'new' and pay_until is null`,
  );
  const { fresh = 0, lapsing = 0, oldest = null } = row ?? {};
  return {
    fresh: Number(fresh),
    lapsing: Number(lapsing),
    oldestAt: oldest === null ? null : Number(oldest) * 1000,
  };
}

/**
 * Shows waiting orders as metrics.
 *
 * @returns A function that counts them again. Metrics are read without the database, so that a
 *   scrape does not depend on it.
 */
export function watchWaitingOrders(shop: Pick<Ports, 'db' | 'now'>): () => Promise<void> {
  let waiting: WaitingOrders | undefined;
  watch('chorsu_orders_waiting', () =>
    waiting
      ? [
          [{ state: 'new' }, waiting.fresh],
          [{ state: 'lapsing' }, waiting.lapsing],
        ]
      : [],
  );
  watch('chorsu_oldest_new_order_seconds', () =>
    waiting ? [[{}, secondsBetween(waiting.oldestAt, shop.now())]] : [],
  );
  return async () => {
    waiting = await countWaitingOrders(shop);
  };
}

function secondsBetween(from: number | null, now: Date): number {
  return from === null ? 0 : Math.max(0, (now.getTime() - from) / 1000);
}
