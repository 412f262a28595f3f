import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, type TestContext, test } from 'vitest';
import { bundleOf, endBundler } from '@/scripts/lib/build/bundle.mjs';

const slow = { timeout: 60_000 };

let program = '';
beforeAll(async () => {
  program = await bundleOf('tests/support/process/watched-program.ts');
  await endBundler();
}, slow.timeout);

async function aProgram({ expect, onTestFinished }: TestContext, way: string, seconds: number) {
  const child = spawn(process.execPath, [program, way, String(seconds)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  );
  const prints = (text: string) => expect.poll(() => output, { timeout: 30_000 }).toContain(text);
  await prints('open');
  return { child, ended, prints };
}

// The tests run concurrently, because each one mostly waits for its own process.
describe.concurrent('a watchdog', slow, () => {
  test('kills a process whose event loop is blocked, and logs it', async (context) => {
    const { expect } = context;
    const { ended, prints } = await aProgram(context, 'blocks', 2);

    await prints('program: the event loop has been blocked for 2 s.');
    expect(await ended).toBe('SIGKILL');
  });

  test('kills a process that does not stop within the time limit', async (context) => {
    const { expect } = context;
    const { ended, prints } = await aProgram(context, 'lingers', 60);

    await prints('program: the process did not stop within 1 s.');
    expect(await ended).toBe('SIGKILL');
  });

  test('does not kill a process that was suspended for longer than the limit', async (context) => {
    const { expect } = context;
    const { child, ended, prints } = await aProgram(context, 'works', 2);

    child.kill('SIGSTOP');
    // The watchdog measures real time, so the test cannot use a fake clock.
    await wait(2500);
    child.kill('SIGCONT');
    await prints('continued');
    child.kill('SIGTERM');

    expect(await ended).toBe(0);
  });

  test('does nothing when it is switched off', async (context) => {
    const { expect } = context;
    const { child, ended, prints } = await aProgram(context, 'blocks for 2 s', 0);

    await prints('went on');
    child.kill('SIGTERM');

    expect(await ended).toBe(0);
  });
});
