import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { customers } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';
import type { User, userChange } from '@/lib/contract/user';

export async function getUser({ db }: Ports, id: number): Promise<User | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id)).limit(1);
  return row ? toUser(row) : null;
}

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
  if (!row) throw new Error(`customer ${id} has a token but is not there`);
  return toUser(row);
}

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
