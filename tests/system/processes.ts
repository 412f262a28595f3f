import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@/scripts/lib/ports.mjs';
import { ask } from '@/tests/support/ask';

const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 50;

export type Running = {
  pid: number;
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** The code that it ends with. */
  ended: Promise<number | null>;
};

export function launch(args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.on('close', (code) => resolve(code))),
  };
}

/** A folder for the shop's data that nobody else uses. */
export function aDataFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'chorsu-system-')), 'data');
}

export async function twoPorts() {
  const [one, other] = [await findFreePort(), await findFreePort()];
  return { PORT: String(one), API_PORT: String(other) };
}

export async function launchApi(port: string): Promise<Running> {
  const env = { API_PORT: port };
  const api = launch(['--import', 'tsx', 'api/mock.ts'], env);
  await answersAt(`http://127.0.0.1:${port}`, '/readyz');
  return api;
}

export async function launchStorefront(port: string, env: Record<string, string>) {
  const storefront = launch(['--import', 'tsx', 'server/main.ts'], {
    ...{ NODE_ENV: 'production', PORT: port, STOP_PAUSE_SECONDS: '0' },
    PAGE_COPY: join(tmpdir(), `chorsu-pages-${process.pid}-${port}`),
    ...env,
  });
  await answersAt(`http://127.0.0.1:${port}`, '/readyz');
  return storefront;
}

export async function answersAt(url: string, path: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status } = await ask(url, path).catch(() => ({ status: null }));
    if (status === 200) return;
    if (performance.now() > giveUpAt) throw new Error(`${url}${path} answers ${status}`);
    await wait(LOOK_EVERY_MS);
  }
}

export async function isClosed(url: string): Promise<boolean> {
  return ask(url, '/livez').then(
    () => false,
    () => true,
  );
}
