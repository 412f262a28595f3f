import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { customers } from '@/api/db/schema/customer';
import { orders } from '@/api/db/schema/order';
import { Conflict } from '@/api/shared/errors';
import { INSTALLMENT_TERMS } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import type { Installment } from '@/lib/contract/quote';
import { coversOrder, installmentPlan } from '@/lib/domain/order/installment';

/** Returns the remaining installment limit of the customer (UZS), and the terms in months. */
export async function getInstallment(
  { db }: { db: Db },
  customer: number,
): Promise<Data<'user.instalment'>> {
  return { available_limit: await availableLimit(db, customer), terms: [...INSTALLMENT_TERMS] };
}

/** Computes a plan for each term. All amounts are whole UZS. */
export function instalmentsOf(orderValue: number, availableLimit: number): Installment[] {
  return INSTALLMENT_TERMS.map((months) => ({
    ...installmentPlan(orderValue, months),
    available_limit: availableLimit,
    is_sufficient: coversOrder(availableLimit, orderValue),
  }));
}

/**
 * Returns the installment limit (UZS) minus the total of the customer's unpaid, uncanceled
 * installment orders, excluding returned units. Never negative; 0 for an unknown customer.
 */
export async function availableLimit(db: Db, customer: number): Promise<number> {
  const owed = db
    .select({ total: sql`coalesce(sum(${orders.total} - ${orders.returnedTotal}), 0)` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customer),
        eq(orders.payment, 'instalment'),
        eq(orders.paymentStatus, 'waiting'),
        ne(orders.status, 'canceled'),
      ),
    );
  const [row] = await db
    .select({ left: sql<string>`greatest(${customers.instalmentLimit} - (${owed}), 0)` })
    .from(customers)
    .where(eq(customers.id, customer))
    .limit(1);
  return Number(row?.left ?? 0);
}

/**
 * Locks the customer until the transaction ends, so that two orders cannot both use the remaining
 * installment limit.
 */
export async function lockCustomer(tx: Db, customer: number | null): Promise<void> {
  if (customer === null) return;
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customer))
    .for('no key update');
}

/**
 * Rejects an installment order above the available limit. The caller holds the customer's lock.
 * @throws Conflict with code `limit_insufficient`; a guest has no limit.
 */
export async function refuseAboveLimit(
  tx: Db,
  customer: number | null,
  total: number,
): Promise<void> {
  const limit = customer === null ? 0 : await availableLimit(tx, customer);
  if (coversOrder(limit, total)) return;
  throw new Conflict('limitInsufficient', { code: 'limit_insufficient', lines: [] });
}
