import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

export type PostgresServer = { url: string; stop: () => void };

/** A PostgreSQL server of our own in a folder that goes with it, or null where none is installed. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const bin = findPrograms();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-postgres-'));
  const data = join(folder, 'data');
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);

  const run = (program: string, ...rest: string[]) =>
    execFileSync(join(bin, program), rest, { stdio: 'ignore', cwd: folder, ...user });
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'chorsu', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://chorsu@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const found = versions.find((version) => existsSync(join(DEBIAN, version, 'bin', 'initdb')));
  return found ? join(DEBIAN, found, 'bin') : null;
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
