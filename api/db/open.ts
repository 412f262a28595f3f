import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import type { Database } from './database';
import { drizzleOver, leaveTexts } from './embedded';
import { reasonOf } from './failure';
import { alwaysLead } from './lead';
import { lockFolder } from './lock';
import { openServer, type ServerSource } from './server';

type DatabaseEnv = Pick<
  ApiEnv,
  'CHORSU_DATA' | 'DATABASE_MIGRATION_URL' | 'DATABASE_POOL' | 'DATABASE_URL'
>;

/** A server's address, a data folder, or neither for a database in memory. */
export type Source = Omit<ServerSource, 'url'> & {
  url?: string | undefined;
  folder?: string | undefined;
};

/** How long a statement may take, and a request may wait for a connection. */
const LIMITS = { statementMs: 3000, connectionMs: 5000 };
/** The system caches the files of the embedded database: large buffers would hold them twice. */
const LEAN = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export async function openDatabase(
  { url, folder, ...source }: Source,
  limits = LIMITS,
): Promise<Database> {
  return url ? openServer({ ...source, url }, limits) : embedded(await openFolder(folder));
}

/** The database of the shop's settings. */
export function sourceOf(env: DatabaseEnv): Source {
  return {
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_MIGRATION_URL,
    connections: env.DATABASE_POOL,
    folder: env.CHORSU_DATA,
  };
}

/** Of a shop that no other process may open meanwhile, unless its database is a server. */
export async function withDatabase<Result>(
  env: DatabaseEnv,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const unlock = env.DATABASE_URL ? () => {} : await lockFolder(env.CHORSU_DATA);
  try {
    const database = await openDatabase(sourceOf(env));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

export function embedded(client: PGlite): Database {
  leaveTexts(client);
  const db = drizzleOver(client);
  return {
    db,
    // The lock of its folder is held already.
    exclusively: (work) =>
      work({ db, migrate: (migrationsFolder) => migrate(db, { migrationsFolder }) }),
    alone: (work) => work(),
    attend: async () => async () => {},
    lead: () => alwaysLead,
    close: () => client.close(),
  };
}

async function openFolder(folder: string | undefined): Promise<PGlite> {
  try {
    if (!folder) return await PGlite.create();
    mkdirSync(folder, { recursive: true });
    return await PGlite.create(join(folder, 'db'), { startParams: LEAN });
  } catch (cause) {
    const reason = folder ? reasonIn(join(folder, 'db'), cause) : reasonOf(cause);
    const where = folder ?? 'memory';
    throw new StartFailure(`the database in ${where} cannot be opened: ${reason}`, { cause });
  }
}

/** The embedded database does not say what it failed at, nor which file another user has. */
function reasonIn(folder: string, cause: unknown): string {
  try {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    }
  } catch (denied) {
    return reasonOf(denied);
  }
  return `${reasonOf(cause)}: is the disk full, or a file damaged?`;
}
