import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { endingWithParent } from '@/scripts/lib/processes/server-process.mjs';

/** A server whose worker thread exits when the standard input of the server ends. */
const server = `
  const { Worker } = require('node:worker_threads');
  const code = 'process.stdin.resume().on("end", () => process.exit())';
  const thread = new Worker(new URL('data:text/javascript,' + encodeURIComponent(code)));
  process.once('SIGINT', () => {
    console.log('stopped');
    process.exit();
  });
  // Two turns of the event loop let a signal of the thread arrive first.
  thread.on('exit', () => setImmediate(() => setImmediate(() => console.log('thread ended'))));
  setInterval(() => {}, 1000);`;

test('stops a server from its main thread, not from a worker, when the parent exits', async () => {
  const child = spawn(process.execPath, endingWithParent('-e', server), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = text(child.stdout);
  const printed = once(child.stdout, 'data');

  await printed;
  child.stdin.end();

  expect(await output).toBe('thread ended\nstopped\n');
});
