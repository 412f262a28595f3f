import { eq } from 'drizzle-orm';
import { customers } from '@/api/db/schema/customer';
import { customerOf } from '@/api/services/session/sign-in';
import { storeToken } from '@/api/services/session/token';
import { toUser } from '@/api/services/session/user';
import type { Ports } from '@/api/shared/ports';
import type { User } from '@/lib/contract/user';

type Input = {
  phone: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  instalment_limit?: number | undefined;
};

/** Signs a customer in without a code. */
export async function signInAtOnce(
  { db, guard, now, newToken }: Ports,
  { phone, first_name, last_name, instalment_limit }: Input,
): Promise<{ token: string; user: User }> {
  const token = newToken();
  const user = await db.transaction(async (tx) => {
    const before = await customerOf({ db: tx, guard, now }, phone);
    const device = { browserName: '', systemName: '' };
    await storeToken(
      tx,
      { token, customerId: before.id, browserKey: '', previousKey: '', device },
      now(),
    );
    const change = {
      firstName: first_name ?? before.firstName,
      lastName: last_name ?? before.lastName,
      instalmentLimit: instalment_limit ?? before.instalmentLimit,
    };
    await tx.update(customers).set(change).where(eq(customers.id, before.id));
    return { ...before, ...change };
  });
  return { token, user: toUser(user) };
}
