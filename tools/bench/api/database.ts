import { startPostgres } from '@/scripts/lib/install/postgres.mjs';

type Opened = { env: Record<string, string>; stop: () => Promise<void> };

/** BENCH_DATABASE_URL names one with a shop in it, BENCH_DATABASE=embedded needs none; else a new one. */
export async function openDatabase(): Promise<Opened> {
  const given = process.env.BENCH_DATABASE_URL;
  const nothing = async () => {};
  if (given) return { env: { DATABASE_URL: given }, stop: nothing };
  if (process.env.BENCH_DATABASE === 'embedded') return { env: {}, stop: nothing };
  const server = await startPostgres();
  if (!server) throw new Error('there is no PostgreSQL here');
  return { env: { DATABASE_URL: server.url }, stop: server.stop };
}
