import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { twoPorts } from './processes';

const LIMIT_MS = 15 * 60_000;

function command(name: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

test('the packed mock installs in an empty folder and passes the tests in its guide', {
  timeout: LIMIT_MS,
}, async () => {
  const packed = await command('mock:package', {});
  expect([packed.code, packed.output]).toEqual([0, expect.stringContaining('chorsu-mock-')]);
  const { code, output } = await command('mock:trial', await twoPorts(), '--runs', '1');
  expect([code, output]).toEqual([0, expect.stringContaining('failures: 0, runs: 1,')]);
});
