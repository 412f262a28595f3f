import { eq } from 'drizzle-orm';
import { customers } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import { firstLimit } from '@/api/services/content/settings';
import { Invalid } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { User } from '@/lib/contract/user';
import { spendCode } from './code';
import { markKnownOrigin, type Origin, standingOf } from './known-origin';
import { claimOrders, mergeGuest, moveGuest } from './merge-guest';
import { type Device, shopperOfCustomer, storeToken } from './token';
import { countWrong, spendTry } from './try-limits';
import { toUser } from './user';

type Input = {
  phone: string;
  code: string;
  guest: string | null;
  /** The browser's new key. An attacker on another host may have set the previous one. */
  nextGuest: string;
  origin: Origin;
  device: Device;
  locale: ContentLocale;
};

/**
 * Signs in with a code, creates the customer if necessary, and merges the guest's data.
 *
 * Wrong, expired and unknown codes get the same response (D-21).
 *
 * @returns The session token, whose hash is stored, and the user.
 * @throws Invalid when the code is wrong.
 * @throws TooMany when the origin has entered too many wrong codes.
 */
export async function signIn(ports: Ports, input: Input): Promise<{ token: string; user: User }> {
  await checkCode(ports, input);
  const { phone, guest, nextGuest, origin, device } = input;
  const token = ports.newToken();
  const user = await inTransaction(ports.db, async (tx) => {
    const customer = await customerOf({ ...ports, db: tx }, phone);
    const customerId = customer.id;
    const session = { token, customerId, browserKey: nextGuest, previousKey: guest ?? '', device };
    await storeToken(tx, session, ports.now());
    const now = { ...origin, browser: nextGuest };
    await markKnownOrigin(tx, ports, { customerId, origin: now });
    if (!guest) return customer;
    await mergeGuest(tx, { guest, customer: shopperOfCustomer(customerId) });
    await moveGuest(tx, { customerId, from: guest, to: nextGuest });
    return claimOrders(tx, customer, { guest: nextGuest, at: ports.now() });
  });
  return { token, user: toUser(user) };
}

async function checkCode(ports: Ports, { phone, code, origin, locale }: Input): Promise<void> {
  const client = { phone, origin, standing: await standingOf(ports, phone, origin) };
  const { tries, giveTryBack } = await spendTry(ports, client, locale);
  const outcome = await spendCode(ports, { phone, code, origin, tries });
  if (outcome === 'right') return giveTryBack();
  if (outcome === 'wrong') await countWrong(ports, client);
  throw new Invalid({ code: 'fieldInvalid' }, 'wrongCode');
}

/** Returns the customer with this phone, creating a new one if necessary. */
export async function customerOf(ports: Pick<Ports, 'db' | 'guard' | 'now'>, phone: string) {
  const { db: tx } = ports;
  const row = { phone, createdAt: ports.now(), instalmentLimit: await firstLimit(ports) };
  await tx.insert(customers).values(row).onConflictDoNothing();
  const [customer] = await tx.select().from(customers).where(eq(customers.phone, phone)).limit(1);
  if (!customer) throw new Error('the customer was inserted but could not be read back');
  return customer;
}
