import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { StartFailure } from '@/api/shared/errors';
import { log } from '@/lib/telemetry/log';
import { CASING, type Database, type Maintenance } from './database';
import { drizzleOver, leaveTexts } from './embedded';
import { reasonOf } from './failure';
import { observePool } from './observed-pool';

/** A server's address, a data folder, or neither for a database in memory. */
export type Source = { url?: string | undefined; folder?: string | undefined };

/** How long a statement may take, and a request may wait for a connection. */
const LIMITS = { statementMs: 3000, connectionMs: 5000 };
/**
 * The same for migrations and the first fill. A migration that waits for a table makes every shopper
 * wait behind it, so it gives up early.
 */
const MAINTENANCE = { statementMs: 3_600_000, lockMs: 10_000 };
const CONNECTIONS = 10;
/** The system caches the files of the embedded database: large buffers would hold them twice. */
const LEAN = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
// Any number, as long as every process of the shop uses the same.
const LOCK_KEY = 746_201_931;

export async function openDatabase({ url, folder }: Source, limits = LIMITS): Promise<Database> {
  return url ? openServer(url, limits) : embedded(await openFolder(folder));
}

export function embedded(client: PGlite): Database {
  leaveTexts(client);
  const db = drizzleOver(client);
  return {
    db,
    exclusively: (work) =>
      work({ db, migrate: (migrationsFolder) => migrateEmbedded(db, { migrationsFolder }) }),
    close: () => client.close(),
  };
}

async function openFolder(folder: string | undefined): Promise<PGlite> {
  try {
    if (!folder) return await PGlite.create();
    mkdirSync(folder, { recursive: true });
    return await PGlite.create(join(folder, 'db'), { startParams: LEAN });
  } catch (cause) {
    throw new StartFailure(
      `the database in ${folder ?? 'memory'} cannot be opened: ${reasonOf(cause)}`,
      {
        cause,
      },
    );
  }
}

async function openServer(url: string, limits: typeof LIMITS): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: limits.statementMs,
    connectionTimeoutMillis: limits.connectionMs,
  });
  observePool(pool);
  // When the server drops an idle connection, the next query opens another.
  pool.on('error', (error) => log.warn(`database: ${error.message}`));
  // When it drops one during a transaction, the next statement fails, not the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await connects(pool);
  const db = drizzle({ client: pool, casing: CASING });
  db.transaction = (work, config) => onOneConnection(pool, (own) => own.transaction(work, config));
  return {
    db,
    exclusively: (work) => holdingLock(pool, work),
    close: () => pool.end(),
  };
}

/** The query builder alone would never release a connection that breaks as a transaction begins. */
async function onOneConnection<Result>(
  pool: Pool,
  work: (db: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(drizzle({ client, casing: CASING }));
  } finally {
    client.release();
  }
}

async function connects(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartFailure(`DATABASE_URL cannot be reached: ${reasonOf(cause)}`, { cause });
  }
}

async function holdingLock<Result>(
  pool: Pool,
  work: (own: Maintenance) => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query(`set statement_timeout = ${MAINTENANCE.statementMs}`);
    await holder.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await holder.query(`set lock_timeout = ${MAINTENANCE.lockMs}`);
    const db = drizzle({ client: holder, casing: CASING });
    return await work({
      db,
      migrate: (migrationsFolder) => migrateServer(db, { migrationsFolder }),
    });
  } finally {
    // Closed rather than returned: the lock and the settings end with the connection.
    holder.release(true);
  }
}
