import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { OperatorFailure, StartFailure } from '@/api/shared/errors';
import { hostsOf } from '@/lib/settings/addresses';
import { log } from '@/lib/telemetry/log';
import { attendServer, LEASE_KEY } from './attend';
import { CASING, type Database } from './database';
import { reasonOf } from './failure';
import { leadServer } from './lead';
import { observePools } from './observed-pool';
import { connecting } from './primary';
import { limitServerSilence, noteClient } from './silence-limit';

export type ServerSource = {
  /** An address with one or several hosts. Connections go to the host that accepts writes. */
  url: string;
  /** An address that bypasses the pooler, for work with session state or long statements. */
  directUrl?: string | undefined;
  connections?: number | undefined;
};
/** Time limits for one statement, and for a request that waits for a connection. */
export type Limits = { statementMs: number; connectionMs: number };

/**
 * Limits for migrations and the first fill. A migration that waits for a table lock blocks the
 * statements of all shoppers, so it gives up early.
 */
const MAINTENANCE = { statementMs: 3_600_000, lockMs: 10_000 };
const CONNECTIONS = 10;
/** Share of the connections that is reserved for transactions. The others serve only reads. */
const TRANSACTIONS_SHARE = 0.4;
// The number of the advisory lock that all processes of the shop use; it is arbitrary.
const LOCK_KEY = 746_201_931;

/**
 * Opens pools to a PostgreSQL server.
 * @throws StartFailure when no host can be reached.
 */
export async function openServer(source: ServerSource, limits: Limits): Promise<Database> {
  const { url, directUrl = url, connections = CONNECTIONS } = source;
  const forTransactions = Math.max(1, Math.floor(connections * TRANSACTIONS_SHARE));
  const config = { ...connecting(url), connectionTimeoutMillis: limits.connectionMs };
  const past = directUrl === url ? config : { ...config, ...connecting(directUrl) };
  // A pooler rejects this startup parameter, so `limitRole` sets the limit for the role.
  const limited = source.directUrl ? config : { ...config, statement_timeout: limits.statementMs };
  const reads = openPool({ ...limited, max: connections - forTransactions });
  const transactions = openPool({ ...limited, max: forTransactions });
  const options = `-c statement_timeout=${MAINTENANCE.statementMs}`;
  const direct = openPool({ ...past, max: 2, options });
  // A pooler may also make a statement wait for a connection.
  limitServerSilence([reads, transactions], limits.statementMs + limits.connectionMs);
  const pools = [reads, transactions, direct];
  observePools(reads, transactions);
  const close = async () => void (await Promise.all(pools.map((pool) => pool.end())));
  await connects(reads).catch(async (error) => {
    await close();
    throw error;
  });

  const db = drizzle({ client: reads, casing: CASING });
  db.transaction = (work, config) =>
    onOneConnection(transactions, (own, client) =>
      own.transaction((tx) => {
        noteClient(tx, client);
        return work(tx);
      }, config),
    );
  return {
    db,
    close,
    broken: new Promise(() => {}),
    exclusively: (work) =>
      holding(direct, lockForStart, (holder) => {
        const own = drizzle({ client: holder, casing: CASING });
        return work({
          db: own,
          async migrate(migrationsFolder) {
            await migrate(own, { migrationsFolder });
            if (source.directUrl) await limitRole(holder, { url, ms: limits.statementMs });
          },
        });
      }),
    alone: (work) => holding(direct, lockAlone, work),
    lead: (work) => leadServer(past, work),
    async attend(onChange) {
      const leave = await attendServer(past, onChange).catch((cause) => {
        throw new StartFailure(
          `cannot subscribe to the changes of the database: ${reasonOf(cause)}`,
          { cause },
        );
      });
      if (!leave) throw new StartFailure('the shop is being restored. Start it afterward');
      return leave;
    },
  };
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // When the server drops an idle connection, the next query opens another.
  pool.on('error', (error) => log.warn(`An idle database connection was lost (${error.message})`));
  // Without this listener, a connection that the server drops during a transaction would end the
  // process. With it, the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Runs work on one connection of the pool. Unlike Drizzle, it releases the connection even if the
 * connection breaks at the start of a transaction.
 */
async function onOneConnection<Result>(
  pool: Pool,
  work: (db: NodePgDatabase, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(drizzle({ client, casing: CASING }), client);
  } finally {
    client.release();
  }
}

async function connects(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    throw new StartFailure(`DATABASE_URL is unreachable: ${reasonOf(cause)}`, { cause });
  }
}

async function holding<Result>(
  pool: Pool,
  lock: (holder: PoolClient) => Promise<void>,
  work: (holder: PoolClient) => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect();
  try {
    await lock(holder);
    return await work(holder);
  } finally {
    // Closing the connection releases its locks.
    holder.release(true);
  }
}

async function lockForStart(holder: PoolClient): Promise<void> {
  await holder.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  await holder.query(`set lock_timeout = ${MAINTENANCE.lockMs}`);
}

async function lockAlone(holder: PoolClient): Promise<void> {
  const lock = 'select pg_try_advisory_lock($1) as held';
  const { rows } = await holder.query<{ held: boolean }>(lock, [LEASE_KEY]);
  if (rows[0]?.held) return;
  throw new OperatorFailure('the shop is running. Stop it before you restore a backup');
}

/** Sets the limit for the role, because sessions behind a pooler are shared. */
async function limitRole(
  client: PoolClient,
  { url, ms }: { url: string; ms: number },
): Promise<void> {
  const [host = url] = hostsOf(url);
  const { username } = new URL(host);
  const name = "select format('%I', $1::text) as role, format('%I', current_database()) as db";
  const { rows } = await client.query<{ role: string; db: string }>(name, [
    decodeURIComponent(username),
  ]);
  const { role = '', db = '' } = rows[0] ?? {};
  await client.query(`alter role ${role} in database ${db} set statement_timeout = ${ms}`);
}
