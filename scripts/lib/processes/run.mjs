import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

const STOP_LIMIT_MS = 10_000;

const running = new Set();

/** Stops the commands that are still running, so that none of them outlives this process. */
export async function stopRunning() {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGINT');
  const limit = setTimeout(() => {
    for (const child of children) signalGroup(child, 'SIGKILL');
  }, STOP_LIMIT_MS);
  await Promise.all(children.map((child) => child.closed));
  clearTimeout(limit);
}

/**
 * Runs a command to completion. Kills it after `limitMs`, if that is set.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, isShown = false, limitMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.closed = new Promise((closed) => child.once('close', closed));
    running.add(child);
    const chunks = [];
    const collect = (chunk) => {
      chunks.push(chunk);
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);

    const limit =
      limitMs > 0 ? setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs) : undefined;
    const finish = (code, extra = '') => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() + extra });
    };
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code) => finish(code ?? 1));
  });
}

export function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}
