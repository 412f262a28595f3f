import { openDatabase } from '@/api/db/open';
import { startApi } from '@/tests/api/setup/api-process';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';
import { aBucket, aPostgres, Opened } from './around';

/**
 * Runs two API processes with one PostgreSQL and one bucket, and opens a direct database
 * connection.
 */
export async function openTwoApis() {
  const opened = new Opened();
  const postgres = await aPostgres(opened);
  return { ...(await twoApisOn(opened, postgres.url)), postgres, close: () => opened.close() };
}

export type TwoApis = Awaited<ReturnType<typeof openTwoApis>>;

export async function twoApisOn(opened: Opened, url: string) {
  const env = { DATABASE_URL: url, S3_URL: await aBucket(opened) };
  const urls: string[] = [];
  const envs: Record<string, string>[] = [];
  // Starts the APIs in sequence, because the first one creates and fills the tables.
  for (let at = 0; at < 2; at += 1) {
    const own = { CODE_SECRET: 'known-to-both-apis', CHORSU_DATA: anEmptyFolder() };
    envs.push({ ...env, ...own });
    const { child, ready, ended } = startApi({ ...env, ...own });
    opened.add(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    urls.push(await ready);
  }
  const { db, close } = await openDatabase({ folder: '', url });
  opened.add(close);
  return { urls, envs, db };
}
