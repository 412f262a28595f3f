import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/api/db/database';
import { customers } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';
import type { User, userChange } from '@/lib/contract/user';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';

/** Returns the profile of a customer, or `null` if there is none. */
export async function getUser({ db }: Ports, id: number): Promise<User | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id)).limit(1);
  return row ? toUser(row) : null;
}

/** Replaces the fields of the profile that the request contains. The phone cannot be changed. */
export async function changeUser(
  { db }: Ports,
  id: number,
  change: z.output<typeof userChange>,
): Promise<User> {
  const [row] = await db
    .update(customers)
    .set({
      firstName: change.first_name,
      lastName: change.last_name,
      gender: change.gender,
      email: change.email,
    })
    .where(eq(customers.id, id))
    .returning();
  if (!row) throw new Error(`customer ${id} has a token but does not exist`);
  return toUser(row);
}

/**
 * Stores the name from an order if the customer has no name yet. The first word becomes the first
 * name. Returns `undefined` if the customer already has a name.
 */
export async function keepName(tx: Db, id: number, fullName: string) {
  const [first = '', ...rest] = fullName.split(/\s+/);
  const name = {
    firstName: first.slice(0, TEXT_LENGTH_MAX.name),
    lastName: rest.join(' ').slice(0, TEXT_LENGTH_MAX.name),
  };
  const isNameless = and(eq(customers.firstName, ''), eq(customers.lastName, ''));
  const [named] = await tx
    .update(customers)
    .set(name)
    .where(and(eq(customers.id, id), isNameless))
    .returning();
  return named;
}

/** Converts a stored customer to the wire format. */
export function toUser(row: typeof customers.$inferSelect): User {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    full_name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    gender: row.gender,
    phone: row.phone,
    email: row.email,
  };
}
