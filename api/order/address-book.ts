import { count, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { addresses } from '@/api/db/schema/customer';
import { advisoryLock } from '@/api/db/transaction';

/** Bounds an address book, and so its answer. */
export const ADDRESSES_MAX = 50;

/** Addresses are added by one transaction at a time. */
export async function isBookFull(tx: Db, customer: number): Promise<boolean> {
  await advisoryLock(tx, `addresses:${customer}`);
  const [known] = await tx
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customer));
  return (known?.count ?? 0) >= ADDRESSES_MAX;
}
