import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { customers } from '@/api/db/schema/customer';
import { orders } from '@/api/db/schema/order';
import { shopperOfCustomer } from '@/api/shared/shopper';
import { keepName } from './user';

type Customer = typeof customers.$inferSelect;

/**
 * Unconfirmed orders that this browser made for the phone it has now proved become the customer's
 * and are confirmed. Another browser's may be a stranger's.
 */
export async function claimOrders(tx: Db, customer: Customer, guest: string): Promise<Customer> {
  const { id, phone } = customer;
  const [claimed] = await tx
    .update(orders)
    .set({ customerId: id, shopper: shopperOfCustomer(id), confirmUntil: null, origin: null })
    .where(
      and(
        eq(orders.shopper, guest),
        eq(orders.phone, phone),
        isNull(orders.customerId),
        isNotNull(orders.confirmUntil),
      ),
    )
    .returning({ fullName: orders.fullName });
  return (claimed && (await keepName(tx, id, claimed.fullName))) ?? customer;
}
