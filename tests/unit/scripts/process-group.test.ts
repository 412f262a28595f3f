import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, type ExpectStatic, test } from 'vitest';
import { POLL_EVERY_MS, SAME_SIGNAL_MS } from '@/scripts/lib/processes/process-group.mjs';

const lib = (file: string) =>
  JSON.stringify(pathToFileURL(resolve('scripts/lib/processes', file)).href);

/** Code that starts an HTTP server and stores its URL in `readyUrl`. */
const READY = `
  const { createServer } = await import('node:http');
  const ready = createServer((_, response) => response.end()).listen(0, '127.0.0.1').unref();
  await new Promise((open) => ready.once('listening', open));
  const readyUrl = 'http://127.0.0.1:' + ready.address().port;`;

/** Returns the code of a server that ignores the first SIGINT and exits once the file exists. */
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
  ${READY}
  console.log('command', process.pid);
  await server.waitUntilReady(readyUrl).then(() => group.watch()).catch(({ message }) => {
    console.log(message);
    process.exit(1);
  });`;

/** Starts a command through a shell, as npm does. The command runs one server in a group. */
async function aGroup(expect: ExpectStatic, { shell = 'exec "$0" "$@"', env = {} } = {}) {
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
    /** Resolves with the complete output when all processes that can print have exited. */
    ended: async () => closed.then(() => output),
  };
}

/** Returns the code of a server that appends a line to the file and exits with code 75. */
const ending = (file: string) => `
  require('node:fs').appendFileSync(${JSON.stringify(file)}, 'started\\n');
  console.error('a reason');
  setTimeout(() => process.exit(75), 500);`;

const keeping = (file: string) => `
  import { KeptProcess } from ${lib('kept-process.mjs')};
  import { ProcessGroup } from ${lib('process-group.mjs')};
  const group = new ProcessGroup();
  const args = ['-e', ${JSON.stringify(ending(file))}];
  const server = group.add(new KeptProcess({ name: 'server', label: 'The server', args }));
  ${READY}
  await server.waitUntilReady(readyUrl).then(() => group.watch());`;

// The tests run concurrently, because each one mostly waits for its own processes.
describe.concurrent('a group of processes', () => {
  test.for([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGINT'],
  ] as const)(
    'stops the servers in order on %s and then %s within a second',
    async ([first, second], { expect }) => {
      const group = await aGroup(expect);
      group.signal(first);
      await group.prints('stopping');
      group.signal(second);
      group.letServerExit();

      expect(await group.ended()).toContain('stopped in order');
      expect(group.shell.exitCode).toBe(0);
    },
  );

  test('ends the servers at once when a second signal arrives later', async ({ expect }) => {
    const group = await aGroup(expect);
    group.signal('SIGTERM');
    await group.prints('stopping');
    await wait(SAME_SIGNAL_MS);
    group.signal('SIGTERM');

    expect(await group.ended()).not.toContain('stopped in order');
    expect(group.shell.exitCode).toBe(1);
  });

  test('stops the servers in order even if npm exits in the meantime', async ({ expect }) => {
    const group = await aGroup(expect, {
      shell: '"$0" "$@"; exit',
      env: { npm_lifecycle_event: 'start' },
    });
    group.signal('SIGTERM');
    await group.prints('stopping');
    await wait(SAME_SIGNAL_MS);
    group.shell.kill('SIGKILL');
    await wait(2 * POLL_EVERY_MS);
    group.letServerExit();

    expect(await group.ended()).toContain('stopped in order');
  });

  test('stops the servers in order after npm has exited', async ({ expect }) => {
    const group = await aGroup(expect, {
      shell: '"$0" "$@"; exit',
      env: { npm_lifecycle_event: 'start' },
    });
    group.shell.kill('SIGKILL');
    await group.prints('stopping');
    group.letServerExit();

    expect(await group.ended()).toContain('stopped in order');
  });

  test('fails the command and names a server that stops unexpectedly', async ({ expect }) => {
    const group = await aGroup(expect);
    group.letServerExit();

    expect(await group.ended()).toContain('The server stopped unexpectedly (0).');
    expect(group.shell.exitCode).toBe(1);
  });

  test('restarts a server that stops, after growing pauses, until the command ends', async ({
    expect,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'chorsu-kept-'));
    const [starts, file] = [join(folder, 'starts'), join(folder, 'command.mjs')];
    writeFileSync(file, keeping(starts));
    const command = spawn(process.execPath, [file], {
      env: { ...process.env, npm_lifecycle_event: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    command.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const closed = new Promise((done) => command.on('close', done));
    const prints = (text: string) => expect.poll(() => output, { timeout: 30_000 }).toContain(text);

    await prints('The server stopped unexpectedly (75). Restarting in 1 s.');
    await prints('The server stopped unexpectedly (75). Restarting in 2 s.');
    command.kill('SIGTERM');

    expect(await closed).toBe(0);
    expect(readFileSync(starts, 'utf8')).toBe('started\nstarted\n');
    expect(output.match(/server \| a reason/g)).toHaveLength(2);
  });
});
