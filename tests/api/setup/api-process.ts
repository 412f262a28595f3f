import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Ended = { code: number | null; stdout: string; stderr: string };
export type ApiProcess = { child: ChildProcess; ready: Promise<string>; ended: Promise<Ended> };

/** Starts the API as `npm run api` does, but on a free port. */
export function startApi(
  env: Record<string, string>,
  script = 'api/main/serve.ts',
  args: string[] = [],
) {
  const child = spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
    env: { ...process.env, API_PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      const line = stdout.split('\n').find((text) => text.includes('"ready":true'));
      if (line) resolve(JSON.parse(line).address);
    });
    child.once('exit', () => reject(new Error(`the API exited: ${stderr}`)));
  });
  // Prevents an unhandled rejection in tests that only await the exit.
  ready.catch(() => {});
  const ended = once(child, 'close').then(([code]): Ended => ({ code, stdout, stderr }));
  return { child, ready, ended } satisfies ApiProcess;
}
