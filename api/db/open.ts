import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure, StartLater } from '@/api/shared/errors';
import type { Database } from './database';
import { type Client, drizzleOver, leaveTexts } from './embedded';
import { endOnAbort } from './end-on-abort';
import { reasonOf } from './failure';
import { FolderRoom, lackOfRoom } from './folder-room';
import { guardEmbedded } from './guard-embedded';
import { alwaysLead } from './lead';
import { lockFolder } from './lock';
import { openServer, type ServerSource } from './server';

type DatabaseEnv = Pick<
  ApiEnv,
  'CHORSU_DATA' | 'DATABASE_MIGRATION_URL' | 'DATABASE_POOL' | 'DATABASE_URL'
>;

/** A server's address or a data folder; without either, the database is in memory. */
export type Source = Omit<ServerSource, 'url'> & {
  url?: string | undefined;
  folder?: string | undefined;
};

/** Time limits for one statement, and for a request that waits for a connection. */
const LIMITS = { statementMs: 3000, connectionMs: 5000 };
/**
 * Start parameters with small buffers. The operating system caches the files of the embedded
 * database, so large buffers would keep a second copy in memory.
 */
const LEAN = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
/** Size of the write-ahead log after a checkpoint. By default, PostgreSQL would keep a gigabyte. */
const SHORT_LOG = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];

/**
 * Opens a database server, a data folder, or a database in memory.
 * @throws StartFailure when it cannot be opened.
 * @throws StartLater when the data folder has too little free space.
 */
export async function openDatabase(
  { url, folder, ...source }: Source,
  limits = LIMITS,
): Promise<Database> {
  if (url) return openServer({ ...source, url }, limits);
  return folder ? inFolder(folder) : embedded(await openEmbedded());
}

/** Returns the connection parameters of the configured database. */
export function sourceOf(env: DatabaseEnv): Source {
  return {
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_MIGRATION_URL,
    connections: env.DATABASE_POOL,
    folder: env.CHORSU_DATA,
  };
}

/**
 * Opens the shop's database, runs work on it, and closes it. An embedded database is locked, so
 * that no other process can open it.
 */
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

/**
 * Opens the database of a data folder. It reports a failure of its files through `broken`, and
 * accepts no writes while the folder has too little space.
 */
async function inFolder(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const lack = lackOfRoom(folder);
  if (lack) throw new StartLater(`the database in ${folder} was not opened: ${lack}`);
  const client = await openEmbedded(folder);
  endOnAbort(client);
  const room = new FolderRoom({ folder });
  let onBroken: (error: unknown) => void = () => {};
  const broken = new Promise<unknown>((resolve) => {
    onBroken = resolve;
  });
  leaveTexts(client);
  const close = () => {
    room.stop();
    return client.close();
  };
  return { ...over(guardEmbedded(client, { room, onBroken })), close, broken };
}

/** Wraps a database in memory. */
export function embedded(client: PGlite): Database {
  leaveTexts(client);
  return { ...over(client), close: () => client.close(), broken: new Promise(() => {}) };
}

function over(client: Client): Omit<Database, 'broken' | 'close'> {
  const db = drizzleOver(client);
  return {
    db,
    // The lock on its folder is already held.
    exclusively: (work) =>
      work({ db, migrate: (migrationsFolder) => migrate(db, { migrationsFolder }) }),
    alone: (work) => work(),
    attend: async () => async () => {},
    lead: () => alwaysLead,
  };
}

async function openEmbedded(folder?: string): Promise<PGlite> {
  try {
    if (!folder) return await PGlite.create();
    return await PGlite.create(join(folder, 'db'), { startParams: [...LEAN, ...SHORT_LOG] });
  } catch (cause) {
    const reason = folder ? reasonIn(join(folder, 'db'), cause) : reasonOf(cause);
    const where = folder ?? 'memory';
    throw new StartFailure(`the database in ${where} cannot be opened: ${reason}`, { cause });
  }
}

/**
 * Finds the inaccessible file: the embedded database reports neither the failed operation nor the
 * file.
 */
function reasonIn(folder: string, cause: unknown): string {
  try {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    }
  } catch (denied) {
    return reasonOf(denied);
  }
  return `${reasonOf(cause)}. Is the disk full, or a file damaged?`;
}
