import { count, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { addresses } from '@/api/db/schema/customer';

/** Bounds an address book, and so its answer. */
export const ADDRESSES_MAX = 50;

export async function isBookFull(db: Db, customer: number): Promise<boolean> {
  const [known] = await db
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customer));
  return (known?.count ?? 0) >= ADDRESSES_MAX;
}
