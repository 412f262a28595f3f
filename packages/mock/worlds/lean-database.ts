import { PGlite } from '@electric-sql/pglite';

/**
 * Startup parameters with small buffers: the files are already in memory, so a cache would hold
 * them twice.
 */
const START = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=4MB', 'min_wal_size=2MB', 'max_wal_size=4MB'].flatMap((set) => ['-c', set]),
];

/** Creates an embedded in-memory database that keeps only a short write-ahead log. */
export function createLean(): Promise<PGlite> {
  return PGlite.create({ initDbStartParams: ['--wal-segsize=1'], startParams: START });
}

/** Loads an embedded database from a dump. */
export function openLean(dump: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: dump, startParams: START });
}

/** Dumps a database without the parts that only a server with several databases needs. */
export async function dumpLean(client: PGlite): Promise<Blob> {
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database if exists template0');
  await client.exec('drop database if exists template1');
  await client.exec('vacuum (full, analyze)');
  await client.exec('checkpoint');
  return client.dumpDataDir('none');
}
