import { spawnSync } from 'node:child_process';
import { startPostgres } from './postgres-server';

/** tsx tests/api/setup/with-postgres.ts vitest run --project api */
const [program = '', ...rest] = process.argv.slice(2);
const server = await startPostgres();
if (!server) {
  console.error('PostgreSQL is not installed: apt-get install postgresql');
  process.exit(1);
}
try {
  const env = { ...process.env, DATABASE_URL_TEST: server.url };
  process.exitCode = spawnSync(program, rest, { stdio: 'inherit', env }).status ?? 1;
} finally {
  server.stop();
}
