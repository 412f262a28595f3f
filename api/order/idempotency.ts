import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { idempotencyKeys } from '@/api/db/schema/order';
import { advisoryLock } from '@/api/db/transaction';
import { Invalid } from '@/api/shared/errors';

/** Identifies a request that clients may repeat. */
export type IdempotentRequest = {
  /** The owners for which the key and its response are stored. */
  scopes: string[];
  /** Further owners whose stored response is returned; nothing is stored for them. */
  readScopes: string[];
  key: string | null;
  bodyHash: string;
  at: Date;
};

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Reads the `Idempotency-Key` header. Returns `null` when it is missing or empty.
 * @throws Invalid when it is not 1 to 200 printable ASCII characters.
 */
export function readKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!KEY.test(header)) throw new Invalid({ 'Idempotency-Key': 'fieldInvalid' });
  return header;
}

/**
 * Hashes the parsed body, so that differently formatted bodies with the same content have one hash.
 */
export function hashOf(call: string, body: object): string {
  return createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url');
}

/**
 * Runs `make` once per key, and returns the stored response when the key is sent again.
 *
 * A concurrent request with the same key waits, even with another owner: the second request of a
 * new guest may carry a cookie that the first request did not have.
 *
 * @throws Invalid when the key was used with another body.
 * @see ADR 017
 */
export async function runIdempotently<Result>(
  tx: Db,
  { scopes, readScopes, key, bodyHash, at }: IdempotentRequest,
  make: () => Promise<Result>,
): Promise<Result> {
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
  const before = await storedResponseOf(tx, { scopes: stored, key, bodyHash });
  const result: Result = before === null ? await make() : JSON.parse(before);

  await tx
    .update(idempotencyKeys)
    .set({ answer: before ?? JSON.stringify(result) })
    .where(and(eq(idempotencyKeys.key, key), inArray(idempotencyKeys.scope, [...free])));
  return result;
}

/** Finds the stored response (JSON) to a request with this key; `null` if there is none. */
export async function findStoredResponse(
  db: Db,
  { scopes, key }: Pick<IdempotentRequest, 'scopes'> & { key: string },
): Promise<string | null> {
  const [row] = await db
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), inArray(idempotencyKeys.scope, scopes)))
    .limit(1);
  return row?.answer || null;
}

async function storedResponseOf(
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
