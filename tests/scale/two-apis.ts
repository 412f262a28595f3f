import { openDatabase } from '@/api/db/open';
import { startPostgres } from '@/scripts/lib/postgres.mjs';
import { startApi } from '@/tests/api/setup/api-process';
import { liftOneClickLimits } from '@/tests/api/setup/shop';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { openBucket } from '@/tests/support/bucket';

/** Two API processes with one PostgreSQL and one bucket, and the way past them into the database. */
export async function openTwoApis() {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not to be had here');
  const bucket = await openBucket();
  const env = { DATABASE_URL: postgres.url, S3_URL: bucket.url, CODE_SECRET: 'known-to-both-apis' };
  const start = () => startApi({ ...env, CHORSU_DATA: anEmptyFolder() });
  const first = start();
  // The first makes the tables and fills them.
  const urls = [await first.ready];
  const second = start();
  urls.push(await second.ready);
  const database = await openDatabase({ folder: '', url: postgres.url });
  await liftOneClickLimits(database.db);
  return {
    ...{ urls, postgres, db: database.db },
    async close() {
      for (const { child } of [first, second]) child.kill('SIGKILL');
      await Promise.all([first.ended, second.ended]);
      await database.close();
      await bucket.close();
      await postgres.stop();
    },
  };
}

export type TwoApis = Awaited<ReturnType<typeof openTwoApis>>;
