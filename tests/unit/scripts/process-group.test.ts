import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { POLL_EVERY_MS, SAME_SIGNAL_MS } from '@/scripts/lib/process-group.mjs';

const lib = (file: string) => JSON.stringify(pathToFileURL(resolve('scripts/lib', file)).href);

/** Stays after a signal until the file is there, then exits in order. */
const server = (file: string) => `
  const { existsSync } = require('node:fs');
  const look = setInterval(() => existsSync(${JSON.stringify(file)}) && process.exit(), 20);
  process.once('SIGINT', () => console.log('stopping'));
  process.on('exit', () => console.log('stopped in order'));
  console.log('open');`;

const command = (file: string) => `
  import { ProcessGroup } from ${lib('process-group.mjs')};
  import { ServerProcess } from ${lib('server-process.mjs')};
  const group = new ProcessGroup();
  const args = ['-e', ${JSON.stringify(server(file))}];
  const server = group.add(new ServerProcess({ name: 'server', label: 'The server', args }));
  console.log('command', process.pid);
  await server.answersAt('data:,').then(() => group.watch()).catch(({ message }) => {
    console.log(message);
    process.exit(1);
  });`;

/** A command with a group of one server, started by a shell as npm starts it. */
async function aGroup({ shell = 'exec "$0" "$@"', env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-group-'));
  const exitFile = join(folder, 'exit');
  const file = join(folder, 'command.mjs');
  writeFileSync(file, command(exitFile));
  const child = spawn('sh', ['-c', shell, process.execPath, file], {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = new Promise<void>((done) => child.on('close', () => done()));
  const prints = (text: string) => expect.poll(() => output, { timeout: 10_000 }).toContain(text);
  await prints('server | open');
  const pid = Number(/command (\d+)/.exec(output)?.[1]);
  return {
    shell: child,
    signal: (signal: NodeJS.Signals) => process.kill(pid, signal),
    prints,
    letServerExit: () => writeFileSync(exitFile, ''),
    /** The whole output, once no process is left that could print. */
    ended: async () => closed.then(() => output),
  };
}

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGINT'],
] as const)('%s and %s within a second stop the servers in order', async (first, second) => {
  const group = await aGroup();
  group.signal(first);
  await group.prints('stopping');
  group.signal(second);
  group.letServerExit();

  expect(await group.ended()).toContain('stopped in order');
  expect(group.shell.exitCode).toBe(0);
});

test('a second signal that comes later ends the servers at once', async () => {
  const group = await aGroup();
  group.signal('SIGTERM');
  await group.prints('stopping');
  await wait(SAME_SIGNAL_MS);
  group.signal('SIGTERM');

  expect(await group.ended()).not.toContain('stopped in order');
  expect(group.shell.exitCode).toBe(1);
});

test('npm that exits while the servers stop changes nothing', async () => {
  const group = await aGroup({ shell: '"$0" "$@"; exit', env: { npm_lifecycle_event: 'start' } });
  group.signal('SIGTERM');
  await group.prints('stopping');
  await wait(SAME_SIGNAL_MS);
  group.shell.kill('SIGKILL');
  await wait(2 * POLL_EVERY_MS);
  group.letServerExit();

  expect(await group.ended()).toContain('stopped in order');
});

test('the servers stop in order when npm has exited', async () => {
  const group = await aGroup({ shell: '"$0" "$@"; exit', env: { npm_lifecycle_event: 'start' } });
  group.shell.kill('SIGKILL');
  await group.prints('stopping');
  group.letServerExit();

  expect(await group.ended()).toContain('stopped in order');
});

test('a server that ends by itself fails the command, which names it', async () => {
  const group = await aGroup();
  group.letServerExit();

  expect(await group.ended()).toContain('The server stopped unexpectedly (0).');
  expect(group.shell.exitCode).toBe(1);
});
