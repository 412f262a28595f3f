import { customers, tokens } from '@/api/db/schema/customer';
import { tokenHash } from '@/api/services/session/token';
import type { Ports } from '@/api/shared/ports';
import { testShop } from './shop';

const SEEDED_LIMIT = 8_000_000;

let people = 0;

export type TestCustomer = { id: number; headers: { authorization: string } };

/**
 * Creates a signed-in customer who belongs to one test, with the installment limit of the seeded
 * shop.
 */
export async function aCustomer(
  overrides: Partial<typeof customers.$inferInsert> = {},
  shop?: { ports: Pick<Ports, 'db' | 'now'> },
): Promise<TestCustomer> {
  const { ports } = shop ?? (await testShop());
  people += 1;
  const createdAt = ports.now();
  const phone = `998${String(process.pid % 1000).padStart(3, '9')}${String(people).padStart(6, '0')}`;
  const [row] = await ports.db
    .insert(customers)
    .values({ phone, createdAt, instalmentLimit: SEEDED_LIMIT, ...overrides })
    .returning();
  if (!row) throw new Error('the insert returned no customer');
  const token = `token-of-${process.pid}-${row.id}-${people}`;
  await ports.db
    .insert(tokens)
    .values({ hash: tokenHash(token), customerId: row.id, createdAt, seenAt: createdAt });
  return { id: row.id, headers: { authorization: `Bearer ${token}` } };
}
