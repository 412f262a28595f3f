import { count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { latestFirst, orderLines, orders } from '@/api/db/schema/order';

/** Maximum number of order lines in one response, about 100 KB. An order has up to 200 lines. */
export const PAGE_LINES_MAX = 400;

type OrderSize = { id: number; lines: number };
type Page = { page: number; size: number };

/**
 * Finds the orders on a page, the latest first. A page ends after `size` orders, or earlier if the
 * next order would exceed `PAGE_LINES_MAX` lines. The pages together contain every order.
 */
export async function findOrderIds(
  db: Db,
  wanted: SQL | undefined,
  at: Page,
): Promise<{ ids: number[]; hasMore: boolean }> {
  const sizes = await db
    .select({ id: orders.id, lines: count(orderLines.id) })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(wanted)
    .groupBy(orders.id)
    .orderBy(...latestFirst)
    .limit(at.page * at.size + 1);
  const ids = idsOnPage(sizes, at);
  return { ids, hasMore: ids.length > 0 && sizes.at(-1)?.id !== ids.at(-1) };
}

/**
 * Returns the ids of the orders on a page, or none if the list ends before it.
 * @param sizes - The first `page * size + 1` orders of the list, or all of them if there are fewer.
 */
export function idsOnPage(sizes: OrderSize[], { page, size }: Page): number[] {
  let current = 1;
  let lines = 0;
  let ids: number[] = [];
  for (const order of sizes) {
    const isFull = ids.length === size || (ids.length > 0 && lines + order.lines > PAGE_LINES_MAX);
    if (isFull && current === page) break;
    if (isFull) {
      current += 1;
      lines = 0;
      ids = [];
    }
    ids.push(order.id);
    lines += order.lines;
  }
  return current === page ? ids : [];
}
