import { count, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { addresses } from '@/api/db/schema/customer';
import { advisoryLock } from '@/api/db/transaction';

/** Maximum number of addresses per customer. It also limits the size of the response. */
export const ADDRESSES_MAX = 50;

/**
 * Checks whether the customer's address book is full. Locks it until the transaction ends, so that
 * two transactions cannot both add the last address.
 */
export async function isBookFull(tx: Db, customer: number): Promise<boolean> {
  await advisoryLock(tx, `addresses:${customer}`);
  const [known] = await tx
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customer));
  return (known?.count ?? 0) >= ADDRESSES_MAX;
}
