import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { sqlState } from './failure';

/** Deadlock and serialization failure: the next try may succeed. */
const RETRIED = new Set(['40P01', '40001']);
const TRIES = 6;
const PAUSE_MS = 15;

/** The work must use `tx` only: a query on the database itself would wait for the transaction to end. */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tried === TRIES || !RETRIED.has(sqlState(error))) throw error;
      await wait(PAUSE_MS * tried * Math.random());
    }
  }
}

/** Serialises transactions that take the same lock, until each ends. */
export async function advisoryLock(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
