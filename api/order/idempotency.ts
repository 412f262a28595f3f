import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { idempotencyKeys } from '@/api/db/schema/order';
import { advisoryLock } from '@/api/db/transaction';
import { Invalid } from '@/api/shared/errors';

export type Question = {
  /** The callers that the key is stored for. */
  scopes: string[];
  /** Further callers whose key is read, but never stored. */
  readScopes: string[];
  key: string | null;
  bodyHash: string;
  at: Date;
};

const KEY = /^[\x21-\x7e]{1,200}$/;

export function readKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!KEY.test(header)) throw new Invalid({ 'Idempotency-Key': 'fieldInvalid' });
  return header;
}

/** The digest of the parsed body: different notations of one request are equal. */
export function hashOf(call: string, body: object): string {
  return createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url');
}

/**
 * Runs `make` once per key, and returns the stored response when the key is sent again.
 *
 * A concurrent request with the same key waits, also when it comes from another caller: the second
 * request of a new guest may carry a cookie that the first did not have.
 *
 * @throws {Invalid} When the key was used with another body.
 */
export async function runIdempotently<Answer>(
  tx: Db,
  { scopes, readScopes, key, bodyHash, at }: Question,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return make();
  await advisoryLock(tx, `order-key:${key}`);

  const taken = await tx
    .insert(idempotencyKeys)
    .values(scopes.map((scope) => ({ scope, key, bodyHash, answer: '', createdAt: at })))
    .onConflictDoNothing()
    .returning({ scope: idempotencyKeys.scope });
  const free = new Set(taken.map(({ scope }) => scope));
  const known = scopes.find((scope) => !free.has(scope));
  const stored = known === undefined ? readScopes : [known];
  const before = await answerOf(tx, { scopes: stored, key, bodyHash });
  const answer: Answer = before === null ? await make() : JSON.parse(before);

  await tx
    .update(idempotencyKeys)
    .set({ answer: before ?? JSON.stringify(answer) })
    .where(and(eq(idempotencyKeys.key, key), inArray(idempotencyKeys.scope, [...free])));
  return answer;
}

/** What the key has made for one of these callers, as JSON; null if nothing. */
export async function findAnswer(
  db: Db,
  { scopes, key }: Pick<Question, 'scopes'> & { key: string },
): Promise<string | null> {
  const [row] = await db
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), inArray(idempotencyKeys.scope, scopes)))
    .limit(1);
  return row?.answer || null;
}

async function answerOf(
  tx: Db,
  { scopes, key, bodyHash }: { scopes: string[]; key: string; bodyHash: string },
): Promise<string | null> {
  if (scopes.length === 0) return null;
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), inArray(idempotencyKeys.scope, scopes)))
    .limit(1);
  if (row && row.bodyHash !== bodyHash) {
    throw new Invalid({ 'Idempotency-Key': 'keyReused' }, 'keyReused');
  }
  return row?.answer ?? null;
}
