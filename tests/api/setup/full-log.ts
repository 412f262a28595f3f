import { statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { endOnAbort } from '@/api/db/end-on-abort';

/** Fills the disk of an unguarded embedded database until its write-ahead log no longer fits. */
const folder = process.env.CHORSU_DATA ?? '';
const client = await PGlite.create(join(folder, 'db'));
endOnAbort(client);
await client.query('select nothing').catch(() => console.log('an ordinary failure'));
const { bavail, bsize } = statfsSync(folder);
writeFileSync(join(folder, 'of-another-program'), Buffer.alloc(bavail * bsize - 6_000_000));
const large = `select pg_logical_emit_message(true, '', repeat(md5(random()::text), 30000))`;
for (;;) await client.query(large).catch(() => {});
