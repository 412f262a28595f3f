import { and, eq, type gt, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '@/api/db/schema/order';

/** The number of orders per export page. */
export const ORDERS_PER_PAGE = 200;

/** The rows of one export page. `next` is the cursor of the next page, or `null` at the end. */
export const exportPage = z.object({
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  next: z.string().nullable(),
});

/** Returns the cursor of the page after these orders, or `null` if the page was not full. */
export function cursorAfter(found: readonly { id: number; createdAt: Date }[]): string | null {
  const last = found.length < ORDERS_PER_PAGE ? undefined : found.at(-1);
  return last ? `${last.createdAt.toISOString()} ${last.id}` : null;
}

/**
 * Builds the condition for the orders after the position of a cursor; `undefined` without a cursor.
 *
 * @param isBeyond - `gt` if the oldest orders come first, `lt` if the latest do.
 */
export function isBeyondCursor(cursor: string | undefined, isBeyond: typeof gt): SQL | undefined {
  if (!cursor) return undefined;
  const [time = '', id] = cursor.split(' ');
  const at = new Date(time);
  return or(
    isBeyond(orders.createdAt, at),
    and(eq(orders.createdAt, at), isBeyond(orders.id, Number(id))),
  );
}
