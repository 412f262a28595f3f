import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { sqlState } from './failure';

/** A deadlock was broken, or two transactions could not be put in an order: the next try may do. */
const RETRIED = new Set(['40P01', '40001']);
const TRIES = 6;
const PAUSE_MS = 15;

/** The work sees only `tx`: the database itself would wait for the transaction to end. */
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

/** Whoever holds the same waits until this transaction has ended: what it counts stays so. */
export async function advisoryLock(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
