import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPort } from '@/tests/system/processes';
import { accepts, Program } from './program';

/** Starts PgBouncer in transaction mode in front of a server, for any of its databases. */
export async function openPgBouncer(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-pgbouncer-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username } = new URL(server);
  const ownPort = await aPort();
  const users = join(folder, 'users');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`, { mode: 0o644 });
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 400
server_idle_timeout = 5
`,
    { mode: 0o644 },
  );
  // PgBouncer refuses to run as root.
  const command = process.getuid?.() === 0 ? 'runuser' : 'pgbouncer';
  const args = command === 'runuser' ? ['-u', 'postgres', '--', 'pgbouncer', file] : [file];
  const program = new Program({ command, args }, () => accepts(ownPort));
  await program.start();
  const url = Object.assign(new URL(server), { port: ownPort }).toString();
  return { url, close: () => program.stop() };
}
