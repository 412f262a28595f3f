import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tokens } from '@/api/db/schema/customer';
import type { Ports } from '@/api/ports';

/** Only the hash is kept: what is in the database signs nobody in. */
export async function findCustomer(
  { db }: Pick<Ports, 'db'>,
  token: string,
): Promise<number | null> {
  const [found] = await db
    .select({ customerId: tokens.customerId })
    .from(tokens)
    .where(eq(tokens.hash, tokenHash(token)))
    .limit(1);
  return found?.customerId ?? null;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
