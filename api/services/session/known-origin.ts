import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { knownOrigins } from '@/api/db/schema/customer';
import { type ClientOrigin, THIS_MACHINE } from '@/api/shared/client-address';
import type { Ports } from '@/api/shared/ports';

/** The client addresses of a request and the key of its browser. */
export type Origin = ClientOrigin & { browser: string };

/** The reasons to trust a request for a phone: a known browser or address, or past orders. */
export type Standing = {
  knownBy: 'browser' | 'address' | null;
  hasOrdered: boolean;
};

/**
 * Determines whether the phone's customer has signed in from this browser or address, and whether
 * they have orders that were not canceled.
 */
export async function standingOf(
  { db, codeKey }: Pick<Ports, 'db' | 'codeKey'>,
  phone: string,
  origin: Origin,
): Promise<Standing> {
  const { browser, address } = keysOf(origin, codeKey);
  const [found] = await rowsOf<{ ordered: boolean; browser: boolean; address: boolean }>(
    db,
    // One query does the same work whether or not the phone has a customer.
    sql`with customer as (select id from customers where phone = ${phone}),
        known as (select origin from known_origins
          where customer_id = (select id from customer) and origin in (${browser}, ${address}))
      select
        exists (select from orders
          where customer_id = (select id from customer) and status <> 'canceled') as ordered,
        exists (select from known where origin = ${browser}) as browser,
        exists (select from known where origin = ${address}) as address`,
  );
  const byAddress = found?.address ? 'address' : null;
  return {
    knownBy: found?.browser ? 'browser' : byAddress,
    hasOrdered: found?.ordered === true,
  };
}

/**
 * Marks the browser and the address as known for the customer. This machine's own address is never
 * marked.
 */
export async function markKnownOrigin(
  tx: Db,
  { now, codeKey }: Pick<Ports, 'now' | 'codeKey'>,
  { customerId, origin }: { customerId: number; origin: Origin },
): Promise<void> {
  const { browser, address } = keysOf(origin, codeKey);
  const keys = origin.address === THIS_MACHINE ? [browser] : [browser, address];
  await tx
    .insert(knownOrigins)
    .values(keys.map((key) => ({ customerId, origin: key, seenAt: now() })))
    .onConflictDoUpdate({
      target: [knownOrigins.customerId, knownOrigins.origin],
      set: { seenAt: now() },
    });
}

/** Marks the browser's new key as known instead of its previous key, if that one was known. */
export async function moveKnownBrowser(
  tx: Db,
  { customerId, from, to }: { customerId: number; from: string; to: string },
): Promise<void> {
  const known = and(
    eq(knownOrigins.customerId, customerId),
    eq(knownOrigins.origin, browserOrigin(from)),
  );
  const [moved] = await tx.delete(knownOrigins).where(known).returning();
  if (!moved) return;
  await tx
    .insert(knownOrigins)
    .values({ ...moved, origin: browserOrigin(to) })
    .onConflictDoNothing();
}

/** Returns a keyed hash, so that the database does not reveal addresses. */
export function addressKey({ address }: ClientOrigin, codeKey: string): string {
  return createHmac('sha256', codeKey).update(`address:${address}`).digest('base64url');
}

function keysOf(origin: Origin, codeKey: string) {
  return {
    browser: browserOrigin(origin.browser),
    address: `address:${addressKey(origin, codeKey)}`,
  };
}

/** Returns the name under which a known browser is stored. */
export function browserOrigin(key: string): string {
  return `browser:${key}`;
}
