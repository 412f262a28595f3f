import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { endingWithParent } from '@/scripts/lib/processes/server-process.mjs';

/** Starts a thread, which reads its standard input to the end. */
const server = `
  const { Worker } = require('node:worker_threads');
  const code = 'process.stdin.resume().on("end", () => process.exit())';
  const thread = new Worker(new URL('data:text/javascript,' + encodeURIComponent(code)));
  process.once('SIGINT', () => {
    console.log('stopped');
    process.exit();
  });
  // Twice, so that a signal of the thread comes first.
  thread.on('exit', () => setImmediate(() => setImmediate(() => console.log('thread ended'))));
  setInterval(() => {}, 1000);`;

test('a server ends with its parent, and not with one of its own threads', async () => {
  const child = spawn(process.execPath, endingWithParent('-e', server), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = text(child.stdout);
  const said = once(child.stdout, 'data');

  await said;
  child.stdin.end();

  expect(await output).toBe('thread ended\nstopped\n');
});
