import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import type { Database } from './database';
import { drizzleOver, leaveTexts } from './embedded';
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

export function embedded(client: PGlite): Database {
  leaveTexts(client);
  const db = drizzleOver(client);
  return {
    db,
    // The lock of its folder is held already.
    exclusively: (work) => work(),
    alone: (work) => work(),
    attend: async () => async () => {},
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  };
}

async function openFolder(folder: string | undefined): Promise<PGlite> {
  try {
    if (!folder) return await PGlite.create();
    mkdirSync(folder, { recursive: true });
    return await PGlite.create(join(folder, 'db'));
  } catch (cause) {
    throw new StartFailure(
      `the database in ${folder ?? 'memory'} cannot be opened: ${reason(cause)}`,
      {
        cause,
      },
    );
  }
}

function reason(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.split('\n', 1)[0] ?? '';
}
