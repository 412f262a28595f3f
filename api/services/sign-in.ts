import { eq } from 'drizzle-orm';
import { customers } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import { Invalid } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { shopperOfCustomer } from '@/api/shared/shopper';
import type { Locale } from '@/lib/constants';
import type { User } from '@/lib/contract/user';
import { spendCode } from './code';
import { type Origin, rememberOrigin, standingOf } from './known-origin';
import { claimOrders, mergeGuest } from './merge-guest';
import { firstLimit } from './settings';
import { type Device, storeToken } from './token';
import { countWrong, takeTry } from './try-limits';
import { toUser } from './user';

type Input = {
  phone: string;
  code: string;
  guest: string | null;
  origin: Origin;
  device: Device;
  locale: Locale;
};

/** A first-time shopper becomes a customer. Wrong, old and unknown codes get the same answer (reading D-21). */
export async function signIn(ports: Ports, input: Input): Promise<{ token: string; user: User }> {
  await checkCode(ports, input);
  const { phone, guest, origin, device } = input;
  const token = ports.newToken();
  const user = await inTransaction(ports.db, async (tx) => {
    const customer = await customerOf({ ...ports, db: tx }, phone);
    const session = { token, customerId: customer.id, browserKey: origin.browser, device };
    await storeToken(tx, session, ports.now());
    await rememberOrigin(tx, ports, { customerId: customer.id, origin });
    if (!guest) return customer;
    await mergeGuest(tx, { guest, customer: shopperOfCustomer(customer.id) });
    return claimOrders(tx, customer, guest);
  });
  return { token, user: toUser(user) };
}

async function checkCode(ports: Ports, { phone, code, origin, locale }: Input): Promise<void> {
  const asker = { phone, origin, standing: await standingOf(ports, phone, origin) };
  const { tries, giveTryBack } = await takeTry(ports, asker, locale);
  const outcome = await spendCode(ports, { phone, code, origin, tries });
  if (outcome === 'right') return giveTryBack();
  if (outcome === 'wrong') await countWrong(ports, asker);
  throw new Invalid({ code: 'validation.invalid' }, 'wrongCode');
}

export async function customerOf(ports: Pick<Ports, 'db' | 'guard' | 'now'>, phone: string) {
  const { db: tx } = ports;
  const row = { phone, createdAt: ports.now(), instalmentLimit: await firstLimit(ports) };
  await tx.insert(customers).values(row).onConflictDoNothing();
  const [customer] = await tx.select().from(customers).where(eq(customers.phone, phone)).limit(1);
  if (!customer) throw new Error('a customer who was just added is not there');
  return customer;
}
