import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { findFreePort } from './ports.mjs';
import { run } from './run.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const LIMIT_MS = 60_000;

/**
 * @typedef {{ url: string, stop: () => Promise<void>, restart: () => Promise<void>,
 *   promote: () => Promise<void>, standby: () => Promise<Postgres> }} Postgres
 */

/**
 * Starts a PostgreSQL server for the tests; null where none is installed or can be.
 * @returns {Promise<Postgres | null>}
 */
export async function startPostgres() {
  const bin = findPrograms() ?? ((await installPackages('postgresql')) ? findPrograms() : null);
  if (!bin) return null;
  const initdb = (folder) => [
    ...[join(bin, 'initdb'), '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale=C', '--no-sync'],
  ];
  return startServer(bin, initdb).catch(() => null);
}

/** @returns {Promise<Postgres>} */
async function startServer(bin, fill) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-postgres-'));
  const port = await findFreePort();
  const control = async (...args) => {
    const command = [join(bin, 'pg_ctl'), '-D', folder, '-l', join(folder, 'log'), ...args];
    const { code, output } = await asPostgres(command);
    if (code !== 0) throw new Error(`PostgreSQL does not ${args.at(-1)}: ${output}`);
  };
  const stop = async () => {
    await control('-m', 'immediate', 'stop').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (isRoot()) await run('chown', ['postgres', folder]);
    const { code, output } = await asPostgres(fill(folder));
    if (code !== 0) throw new Error(`PostgreSQL has no folder: ${output}`);
    const options = `-p ${port} -h 127.0.0.1 -k ${folder} -F -c max_connections=200`;
    await control('-o', options, '-w', 'start');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    /** With the options that it was started with. */
    restart: () => control('-m', 'fast', '-w', 'restart'),
    promote: () => control('-w', 'promote'),
    /** Another server that follows this one, read-only until it is promoted. */
    standby: () =>
      startServer(bin, (into) => [
        ...[join(bin, 'pg_basebackup'), '-D', into, '-R', '-X', 'stream', '-c', 'fast'],
        ...['-d', `host=127.0.0.1 port=${port} user=postgres`],
      ]),
  };
}

/** PostgreSQL refuses to run as root. */
function asPostgres(command) {
  const [program, ...args] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  return run(program, args, { cwd: tmpdir(), limitMs: LIMIT_MS });
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Debian installs each version into a folder of its own, outside PATH. */
function findPrograms() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
