import { eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { OrderRow } from '@/api/db/schema/order';
import { orders } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import {
  completePayment,
  dropPayment,
  findPayment,
  lockPayment,
  type Payment,
  takesMoney,
} from '@/api/order/payments/record';
import type { Ports } from '@/api/shared/ports';

/** The buttons of the sandbox page. `late` confirms the payment some seconds after the redirect. */
export const OUTCOMES = ['confirm', 'late', 'cancel', 'fail'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Shop = Pick<Ports, 'db' | 'now'>;

/** Finds the sandbox payment and its order by the page's token; `null` if there is none. */
export async function findBill({ db }: Pick<Ports, 'db'>, token: string) {
  const payment = await findPayment(db, 'sandbox', token);
  if (!payment) return null;
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId)).limit(1);
  return order ? { payment, order } : null;
}

/** Ends an open sandbox payment with the outcome the tester chose. Idempotent. */
export async function settle(
  { db, now }: Shop,
  token: string,
  outcome: Exclude<Outcome, 'late'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await lockPayment(tx, 'sandbox', token);
    if (found?.payment.state === 'created') await end(tx, found, { outcome, at: now() });
  });
}

type Ending = { outcome: Exclude<Outcome, 'late'>; at: Date };

async function end(
  tx: Db,
  { order, payment }: { order: OrderRow; payment: Payment },
  { outcome, at }: Ending,
): Promise<void> {
  if (outcome === 'confirm' && takesMoney(order)) {
    await completePayment(tx, payment, order, at);
    return;
  }
  await dropPayment(tx, payment, order, { reason: null, at, isRejected: outcome === 'fail' });
}
