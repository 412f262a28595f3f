import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inSpan } from '@/lib/telemetry/spans';
import type { Db } from './database';
import { sqlState } from './failure';

/** Deadlock and serialization failure: a retry may succeed. */
const RETRIED = new Set(['40P01', '40001']);
const TRIES = 6;
const PAUSE_MS = 15;

/**
 * Runs work in a transaction, and retries it after a deadlock or a serialization failure, so it can
 * run several times. The work must use only `tx`: on an embedded database, any other query would
 * wait for the transaction to end.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await inSpan('transaction', {}, () => oneTransaction(db, work));
    } catch (error) {
      if (tried === TRIES || !RETRIED.has(sqlState(error))) throw error;
      await wait(PAUSE_MS * tried * Math.random());
    }
  }
}

const afterCommit = new WeakMap<Db, (() => void)[]>();

/**
 * Runs work in a transaction, and then the callbacks. A nested transaction leaves its callbacks to
 * the outer one, which may still roll back.
 */
async function oneTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const outer = afterCommit.get(db);
  const runs: (() => void)[] = [];
  const result = await db.transaction((tx) => {
    afterCommit.set(tx, runs);
    return work(tx);
  });
  if (outer) outer.push(...runs);
  else for (const run of runs) run();
  return result;
}

/** Runs a callback once the transaction has committed, and never after a rollback. */
export function onCommit(tx: Db, run: () => void): void {
  const runs = afterCommit.get(tx);
  if (runs) runs.push(run);
  else run();
}

/**
 * Takes a lock until the transaction ends, so that transactions with the same lock run one after
 * another.
 */
export async function advisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
