import { eq } from 'drizzle-orm';
import { customers } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import type { Origin } from '@/api/shared/client-address';
import { Invalid, TooMany } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { shopperOfCustomer } from '@/api/shared/shopper';
import type { User } from '@/lib/contract/user';
import { spendCode } from './code';
import { spendLimits } from './limit';
import { mergeGuest } from './merge-guest';
import { firstLimit } from './settings';
import { storeToken } from './token';
import { toUser } from './user';

const HOUR = 60 * 60;
const TRIES_OF_ADDRESS = 100;

type Input = { phone: string; code: string; guest: string | null; origin: Origin | null };

/** A first-time shopper becomes a customer. Wrong, old and unknown codes get the same answer (reading D-21). */
export async function signIn(
  ports: Ports,
  { phone, code, guest, origin }: Input,
): Promise<{ token: string; user: User }> {
  await countTry(ports, origin);
  if (!(await spendCode(ports, { phone, code }))) {
    throw new Invalid({ code: 'validation.invalid' }, 'wrongCode');
  }

  const token = ports.newToken();
  const user = await inTransaction(ports.db, async (tx) => {
    const customer = await customerOf({ ...ports, db: tx }, phone);
    await storeToken(tx, { token, customerId: customer.id, now: ports.now() });
    if (guest) await mergeGuest(tx, { guest, customer: shopperOfCustomer(customer.id) });
    return customer;
  });
  return { token, user: toUser(user) };
}

async function countTry({ db, now }: Ports, origin: Origin | null): Promise<void> {
  if (!origin) return;
  const limit = { key: `try:${origin.address}`, uses: TRIES_OF_ADDRESS, seconds: HOUR };
  if (await spendLimits(db, [limit], now())) throw new TooMany();
}

/** Who has this phone: a customer from now on if she was none. */
export async function customerOf(ports: Pick<Ports, 'db' | 'guard' | 'now'>, phone: string) {
  const { db: tx } = ports;
  const row = { phone, createdAt: ports.now(), instalmentLimit: await firstLimit(ports) };
  await tx.insert(customers).values(row).onConflictDoNothing();
  const [customer] = await tx.select().from(customers).where(eq(customers.phone, phone)).limit(1);
  if (!customer) throw new Error('a customer who was just added is not there');
  return customer;
}
