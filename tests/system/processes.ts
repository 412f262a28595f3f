import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { allocatorEnv, heapFlags } from '@/scripts/lib/processes/allocator.mjs';
import { isFreePort } from '@/scripts/lib/processes/ports.mjs';
import { sendRequest } from '@/tests/support/send-request';

const PATIENCE_MS = 90_000;
const POLL_EVERY_MS = 50;
// These ports are below the ephemeral range, so the system assigns none of them.
const PORTS = { first: 20_000, each: 60, shares: 200 };

export type Running = {
  pid: number;
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

export type LaunchOptions = {
  stdout?: 'pipe' | 'ignore';
  /** A checkout other than this one. */
  cwd?: string;
  /** The limit on open file descriptors. */
  openFiles?: number;
};

export function launch(
  args: string[],
  env: Record<string, string>,
  { stdout = 'pipe', cwd, openFiles }: LaunchOptions = {},
): Running {
  const program = [process.execPath, ...heapFlags(), ...args];
  // Node raises a soft limit to the hard one, so the shell lowers both.
  const limited = ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...program];
  const [command = '', ...given] = openFiles === undefined ? program : limited;
  const child = spawn(command, given, {
    cwd,
    env: { ...allocatorEnv(), ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.on('close', (code) => resolve(code))),
  };
}

/** Returns a path where a test can create a data folder. */
export function aDataFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'chorsu-system-')), 'data');
}

let portsGiven = 0;

/** Returns a free port from this worker's own range, so that no other worker takes it. */
export async function aPort(): Promise<string> {
  const share = (process.ppid * 8 + Number(process.env.VITEST_POOL_ID ?? 0)) % PORTS.shares;
  for (;;) {
    const port = PORTS.first + share * PORTS.each + (portsGiven++ % PORTS.each);
    if (await isFreePort(port)) return String(port);
  }
}

export async function twoPorts() {
  return { PORT: await aPort(), API_PORT: await aPort() };
}

export async function launchApi(port: string, env: Record<string, string> = {}): Promise<Running> {
  const api = launch(['scripts/run.mjs', 'packages/mock/serve.ts'], { ...env, API_PORT: port });
  await waitForOk(`http://127.0.0.1:${port}`, '/readyz');
  return api;
}

export async function launchStorefront(
  port: string,
  env: Record<string, string>,
  options: LaunchOptions = {},
) {
  const own = {
    NODE_ENV: 'production',
    PORT: port,
    STOP_PAUSE_SECONDS: '0',
    PAGE_COPY: join(tmpdir(), `chorsu-pages-${process.pid}-${port}`),
  };
  const storefront = launch(['scripts/run.mjs', 'server/main.ts'], { ...own, ...env }, options);
  await waitForOk(`http://127.0.0.1:${port}`, '/readyz');
  return storefront;
}

export async function waitForOk(
  url: string,
  path: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const { status } = await sendRequest(url, path).catch(() => ({ status: null }));
    if (status === 200) return;
    if (performance.now() > giveUpAt) throw new Error(`${url}${path} returned ${status}`);
    await wait(POLL_EVERY_MS);
  }
}

export async function isClosed(url: string): Promise<boolean> {
  return sendRequest(url, '/livez').then(
    () => false,
    () => true,
  );
}
