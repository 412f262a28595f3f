import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import { type OrderRow, orderLines, orderNotes } from '@/api/db/schema/order';
import { toOrders } from '@/api/order/order-view';
import { readRefunds } from '@/api/order/refunds';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import { order } from '@/lib/contract/order';
import { refundDueOf } from '@/lib/domain/order/amounts';

const NOTES_MAX = 100;
const LINES_MAX = 200;

const dated = z.object({ date: z.string(), text: z.string() });
/** An order with the fields that only staff may see. */
export const orderReport = order.extend({
  /**
   * The SKU and the variant number of each line, such as `SADO-3 #17`, in the order of `products`.
   */
  skus: z.array(z.string()),
  notes: z.array(dated),
  /** The note of each refund, in the order of `refunds`. */
  refund_notes: z.array(z.string()),
  /** The amount that the shop still has to return to the shopper, in UZS. */
  refund_due: z.number(),
});
export type OrderReport = z.infer<typeof orderReport>;

/** Converts order rows to reports, in the given order. */
export async function toReports(db: Db, rows: OrderRow[]): Promise<OrderReport[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const skus = await db
    .select({ line: orderLines.id, article: products.article })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, ids))
    .limit(ids.length * LINES_MAX);
  const articles = new Map(skus.map(({ line, article }) => [line, article]));
  const notes = await db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, ids))
    .orderBy(asc(orderNotes.id))
    .limit(ids.length * NOTES_MAX);
  const refunds = await readRefunds(db, ids);
  const shown = await toOrders(db, rows, DEFAULT_CONTENT_LOCALE);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.map((one) => {
    const own = refunds.filter(({ orderId }) => orderId === one.id);
    const refunded = own.reduce((sum, { amount }) => sum + amount, 0);
    const row = byId.get(one.id);
    return {
      ...one,
      skus: one.products.map(({ id, sub_product }) => `${articles.get(id) ?? ''} #${sub_product}`),
      notes: notes
        .filter(({ orderId }) => orderId === one.id)
        .map(({ at, text }) => ({ date: at.toISOString(), text })),
      refund_notes: own.map(({ note }) => note),
      refund_due: row ? refundDueOf(row, refunded) : 0,
    };
  });
}
