import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { LOOK_EVERY_MS, SAME_WISH_MS } from '@/scripts/lib/process-group.mjs';

const lib = (file: string) => JSON.stringify(pathToFileURL(resolve('scripts/lib', file)).href);

const member = (leave: string) => `
  const { existsSync } = require('node:fs');
  const look = setInterval(() => existsSync(${JSON.stringify(leave)}) && process.exit(), 20);
  process.once('SIGINT', () => console.log('leaving'));
  process.on('exit', () => console.log('left in order'));
  console.log('open');`;

const command = (leave: string) => `
  import { Crew } from ${lib('process-group.mjs')};
  import { Companion } from ${lib('processes.mjs')};
  const crew = new Crew();
  const args = ['-e', ${JSON.stringify(member(leave))}];
  const companion = crew.add(new Companion({ name: 'member', label: 'The member', args }));
  console.log('crew', process.pid);
  await companion.answersAt('data:,').then(() => crew.watch());`;

/** Its one member ends in order once it is let go. */
async function aCrew({ shell = 'exec "$0" "$@"', env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-crew-'));
  const leave = join(folder, 'leave');
  const file = join(folder, 'command.mjs');
  writeFileSync(file, command(leave));
  const child = spawn('sh', ['-c', shell, process.execPath, file], {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = new Promise<void>((done) => child.on('close', () => done()));
  const says = (text: string) => expect.poll(() => output, { timeout: 10_000 }).toContain(text);
  await says('member | open');
  const pid = Number(/crew (\d+)/.exec(output)?.[1]);
  return {
    shell: child,
    signal: (signal: NodeJS.Signals) => process.kill(pid, signal),
    says,
    letGo: () => writeFileSync(leave, ''),
    /** All that it has said, once nobody is left who could say more. */
    ended: async () => closed.then(() => output),
  };
}

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGINT'],
] as const)('%s and %s within a second are one wish to stop', async (first, second) => {
  const crew = await aCrew();
  crew.signal(first);
  await crew.says('leaving');
  crew.signal(second);
  crew.letGo();

  expect(await crew.ended()).toContain('left in order');
  expect(crew.shell.exitCode).toBe(0);
});

test('a second signal that comes later does not wait', async () => {
  const crew = await aCrew();
  crew.signal('SIGTERM');
  await crew.says('leaving');
  await wait(SAME_WISH_MS);
  crew.signal('SIGTERM');

  expect(await crew.ended()).not.toContain('left in order');
  expect(crew.shell.exitCode).toBe(1);
});

test('npm that leaves while the crew stops changes nothing, however late', async () => {
  const crew = await aCrew({ shell: '"$0" "$@"; exit', env: { npm_lifecycle_event: 'start' } });
  crew.signal('SIGTERM');
  await crew.says('leaving');
  await wait(SAME_WISH_MS);
  crew.shell.kill('SIGKILL');
  await wait(2 * LOOK_EVERY_MS);
  crew.letGo();

  expect(await crew.ended()).toContain('left in order');
});

test('a crew whose npm has left stops in order', async () => {
  const crew = await aCrew({ shell: '"$0" "$@"; exit', env: { npm_lifecycle_event: 'start' } });
  crew.shell.kill('SIGKILL');
  await crew.says('leaving');
  crew.letGo();

  expect(await crew.ended()).toContain('left in order');
});
