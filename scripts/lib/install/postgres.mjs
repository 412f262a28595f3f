import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../processes/ports.mjs';
import { run } from '../processes/run.mjs';
import { installPackages } from './apt.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const LIMIT_MS = 60_000;

/**
 * Starts a PostgreSQL server for the tests.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restart: () => Promise<void> } |
 * null>} `null` if PostgreSQL cannot be installed or started.
 */
export async function startPostgres() {
  const bin = findPrograms() ?? ((await installPackages('postgresql')) ? findPrograms() : null);
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-postgres-'));
  const port = await findFreePort();
  const stop = () => stopAndRemove({ bin, folder });
  /** Restarts the server with the same options. */
  const restart = async () => {
    const command = [join(bin, 'pg_ctl'), '-D', folder, '-m', 'fast', '-w', 'restart'];
    await must([...command, '-l', join(folder, 'log')]);
  };
  if (await createAndStart({ bin, folder, port })) {
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, restart };
  }
  await stop();
  return null;
}

/**
 * Starts a standby that follows a server started with `startPostgres` and can be promoted.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void>, promote: () => Promise<void> }>}
 */
export async function startStandby(primary) {
  const bin = findPrograms() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-standby-'));
  const port = await findFreePort();
  const { hostname, port: from } = new URL(primary);
  if (isRoot()) await run('chown', ['postgres', folder]);
  await must(
    [join(bin, 'pg_basebackup'), '-D', folder, '-h', hostname, '-p', from, '-U', 'postgres'].concat(
      ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
    ),
  );
  await must([join(bin, 'pg_ctl'), ...startOptions({ folder, port })]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    promote: () => must([join(bin, 'pg_ctl'), '-D', folder, '-w', 'promote']),
    stop: () => stopAndRemove({ bin, folder }),
  };
}

async function stopAndRemove({ bin, folder }) {
  await asPostgres([join(bin, 'pg_ctl'), '-D', folder, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}

async function must(command) {
  const { code, output } = await asPostgres(command);
  if (code !== 0) throw new Error(`${command.join(' ')} failed: ${output}`);
}

async function createAndStart({ bin, folder, port }) {
  if (isRoot()) await run('chown', ['postgres', folder]);
  const initdb = [join(bin, 'initdb'), '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
  if ((await asPostgres([...initdb, '--locale=C.UTF-8', '--no-sync'])).code !== 0) return false;

  return (await asPostgres([join(bin, 'pg_ctl'), ...startOptions({ folder, port })])).code === 0;
}

function startOptions({ folder, port }) {
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -F -c max_connections=200`;
  return ['-D', folder, '-o', options, '-l', join(folder, 'log'), '-w', 'start'];
}

/**
 * Runs a command. If this process runs as root, the command runs as the user `postgres`, because
 * PostgreSQL refuses to run as root.
 */
function asPostgres(command) {
  const [program, ...args] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  return run(program, args, { cwd: tmpdir(), limitMs: LIMIT_MS });
}

function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * Returns the folder of the server's programs. Debian installs each version into a separate folder
 * outside of PATH.
 */
function findPrograms() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
