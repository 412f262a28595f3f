import { PGlite } from '@electric-sql/pglite';

/** Its files are in memory too, so a large cache of them would only hold everything twice. */
const START = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=4MB', 'min_wal_size=2MB', 'max_wal_size=4MB'].flatMap((set) => ['-c', set]),
];

/** A new embedded database in memory that keeps little of its log. */
export function createLean(): Promise<PGlite> {
  return PGlite.create({ initDbStartParams: ['--wal-segsize=1'], startParams: START });
}

/** One that was dumped. */
export function openLean(dump: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: dump, startParams: START });
}

/** Without what only a server of several databases needs. */
export async function dumpLean(client: PGlite): Promise<Blob> {
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database if exists template0');
  await client.exec('drop database if exists template1');
  await client.exec('vacuum (full, analyze)');
  await client.exec('checkpoint');
  return client.dumpDataDir('none');
}
