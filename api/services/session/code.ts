import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { codes } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';
import { addressKey, type Origin } from './known-origin';

/**
 * How long a code is valid. The page's timer runs for 120 s, and a code entered in its last second
 * must still be valid.
 */
const LIFE_SECONDS = 150;
/** Maximum clock difference between two machines. */
const SKEW_SECONDS = 30;
/** Attempts per code and browser. */
export const CODE_TRIES = 5;

type CodePorts = Pick<Ports, 'db' | 'now' | 'codeKey'>;
type Row = typeof codes.$inferSelect;

/** 'absent' means that this origin has no code to try. */
export type Outcome = 'right' | 'wrong' | 'absent';

/** Stores a code (hashed) and replaces the browser's earlier code for the phone. */
export async function storeCode(
  tx: Db,
  { now, codeKey }: Pick<Ports, 'now' | 'codeKey'>,
  { phone, code, origin }: { phone: string; code: string; origin: Origin },
): Promise<void> {
  const salt = randomBytes(16).toString('base64url');
  const row = {
    addressKey: addressKey(origin, codeKey),
    salt,
    hash: hashOf(codeKey, { phone, salt, code }).toString('base64url'),
    tries: 0,
    strayTries: 0,
    expiresAt: secondsAfter(now(), LIFE_SECONDS),
  };
  await tx
    .insert(codes)
    .values({ phone, browserKey: origin.browser, ...row })
    .onConflictDoUpdate({ target: [codes.phone, codes.browserKey], set: row });
}

type CodeAttempt = { phone: string; code: string; origin: Origin; tries: number };

/** Checks a code. A correct code can be used once; using it invalidates the phone's other codes. */
export async function spendCode(ports: CodePorts, given: CodeAttempt): Promise<Outcome> {
  const { codeKey } = ports;
  const { phone, code } = given;
  const rows = await deductTry(ports, given);
  // Without a code the same work is done, so that the response time reveals nothing.
  const none = { salt: '', hash: '' };
  const [right] = [none, ...rows].filter(({ salt, hash }) => {
    const actual = hashOf(codeKey, { phone, salt, code });
    const expected = hash ? Buffer.from(hash, 'base64url') : Buffer.alloc(actual.length);
    return timingSafeEqual(actual, expected);
  });
  if (!right) return rows.length > 0 ? 'wrong' : 'absent';

  const used = await ports.db
    .delete(codes)
    .where(and(eq(codes.phone, phone), eq(codes.hash, right.hash)))
    .returning({ phone: codes.phone });
  if (used.length === 0) return 'wrong';
  await ports.db.delete(codes).where(eq(codes.phone, phone));
  return 'right';
}

/**
 * Returns the codes that the origin may try: those of its browser, and those requested from its
 * address, in case the browser has lost its cookie. Each attempt is deducted before the comparison,
 * so that parallel guesses cannot exceed the limit. Guesses by others at the same address do not
 * use up the owner's attempts.
 */
function deductTry({ db, now, codeKey }: CodePorts, given: CodeAttempt): Promise<Row[]> {
  const { phone, origin, tries } = given;
  const isOwn = eq(codes.browserKey, origin.browser);
  const isNear = and(
    ne(codes.browserKey, origin.browser),
    eq(codes.addressKey, addressKey(origin, codeKey)),
  );
  return db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + case when ${isOwn} then 1 else 0 end`,
      strayTries: sql`${codes.strayTries} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(
      and(
        eq(codes.phone, phone),
        gt(codes.expiresAt, now()),
        // Without this upper limit, setting the clock back would extend a code's lifetime.
        lte(codes.expiresAt, secondsAfter(now(), LIFE_SECONDS + SKEW_SECONDS)),
        or(and(isOwn, lt(codes.tries, tries)), and(isNear, lt(codes.strayTries, tries))),
      ),
    )
    .returning();
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function hashOf(key: string, { phone, salt, code }: Record<'phone' | 'salt' | 'code', string>) {
  return createHmac('sha256', key).update(`${phone}:${salt}:${code}`).digest();
}
