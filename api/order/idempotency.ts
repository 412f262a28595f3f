import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { idempotencyKeys } from '@/api/db/schema/order';
import { Invalid } from '@/api/shared/errors';

export type Question = { scopes: string[]; key: string | null; bodyHash: string; at: Date };

const KEY = /^[\x21-\x7e]{1,200}$/;

export function readKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!KEY.test(header)) throw new Invalid({ 'Idempotency-Key': 'validation.invalid' });
  return header;
}

/** The digest of the parsed body: different notations of one request are equal. */
export function hashOf(call: string, body: object): string {
  return createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url');
}

/** A concurrent request with the same key waits on the locked row of the key. */
export async function runIdempotently<Answer>(
  tx: Db,
  { scopes, key, bodyHash, at }: Question,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return make();

  const taken = await tx
    .insert(idempotencyKeys)
    .values(scopes.map((scope) => ({ scope, key, bodyHash, answer: '', createdAt: at })))
    .onConflictDoNothing()
    .returning({ scope: idempotencyKeys.scope });
  const free = new Set(taken.map(({ scope }) => scope));
  const known = scopes.find((scope) => !free.has(scope));
  const before = known === undefined ? null : await answerOf(tx, { scope: known, key, bodyHash });
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
  { scope, key, bodyHash }: { scope: string; key: string; bodyHash: string },
): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    .limit(1);
  if (row && row.bodyHash !== bodyHash) {
    throw new Invalid({ 'Idempotency-Key': 'validation.keyReused' }, 'keyReused');
  }
  return row?.answer ?? null;
}
