import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { codes } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';

/** The page's timer ends at 120 s: a code sent in the last second still counts. */
const LIFE_SECONDS = 150;
const TRIES = 5;

type CodePorts = Pick<Ports, 'db' | 'now' | 'codeKey'>;

/** Replaces any earlier code of the phone. */
export async function keepCode(
  tx: Db,
  { now, codeKey }: Pick<Ports, 'now' | 'codeKey'>,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const salt = randomBytes(16).toString('base64url');
  const row = {
    salt,
    hash: hashOf(codeKey, { phone, salt, code }).toString('base64url'),
    tries: 0,
    expiresAt: new Date(now().getTime() + LIFE_SECONDS * 1000),
  };
  await tx
    .insert(codes)
    .values({ phone, ...row })
    .onConflictDoUpdate({ target: codes.phone, set: row });
}

/**
 * Checks a code and uses it up. Each try is deducted before the code is compared, so that parallel
 * guesses cannot exceed the limit of five.
 */
export async function spendCode(
  { db, now, codeKey }: CodePorts,
  given: { phone: string; code: string },
): Promise<boolean> {
  const [stored] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.phone, given.phone), lt(codes.tries, TRIES), gt(codes.expiresAt, now())))
    .returning();
  // Without a code the same work is done, so that the response time tells nothing.
  const actual = hashOf(codeKey, { ...given, salt: stored?.salt ?? '' });
  const expected = stored ? Buffer.from(stored.hash, 'base64url') : Buffer.alloc(actual.length);
  if (!timingSafeEqual(actual, expected) || !stored) return false;

  const used = await db
    .delete(codes)
    .where(and(eq(codes.phone, given.phone), eq(codes.hash, stored.hash)))
    .returning({ phone: codes.phone });
  return used.length === 1;
}

function hashOf(key: string, { phone, salt, code }: Record<'phone' | 'salt' | 'code', string>) {
  return createHmac('sha256', key).update(`${phone}:${salt}:${code}`).digest();
}
