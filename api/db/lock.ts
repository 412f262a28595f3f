import { readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataFolder } from '@/api/shared/data-folder';
import { codeOf, StartFailure } from '@/api/shared/errors';
import { DRAIN_MS } from '@/lib/process/drain';

type Holder = { pid: number; started: string };

/**
 * Maximum wait for the lock: enough for the previous process to finish its requests and close its
 * database.
 */
const WAIT_MS = DRAIN_MS + 5000;
const RETRY_MS = 100;

/**
 * Locks the data folder and returns a function that unlocks it. Waits for the previous process,
 * since a reload starts the next process before the previous one has ended.
 * @throws StartFailure when another process still holds the lock after the wait.
 */
export async function lockFolder(folder: string, waitMs = WAIT_MS): Promise<() => void> {
  const path = join(folder, 'lock');
  makeDataFolder(folder);
  const deadline = performance.now() + waitMs;
  while (!tryLock(path)) {
    if (performance.now() >= deadline) throw refusal(folder, holderOf(path));
    await wait(RETRY_MS);
  }
  return () => rmSync(path, { force: true });
}

function tryLock(path: string): boolean {
  dropStale(path);
  try {
    writeFileSync(path, JSON.stringify(self()), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw new StartFailure(`cannot write to the data folder ${dirname(path)} (${codeOf(cause)})`, {
      cause,
    });
  }
}

/**
 * Deletes the lock of a process that no longer runs. The lock is renamed first, so that only one of
 * two processes deletes it.
 */
function dropStale(path: string): void {
  const holder = holderOf(path);
  if (!holder || isRunning(holder)) return;

  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const taken = holderOf(aside);
    if (taken && isRunning(taken)) renameSync(aside, path);
    else unlinkSync(aside);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause;
  }
}

function holderOf(path: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'));
    return { pid: Number(pid), started: String(started) };
  } catch {
    // The file is being written, or a crash truncated it. Its age distinguishes the two.
    return isOld(path) ? { pid: 0, started: '' } : null;
  }
}

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  // A modification time in the future is from before the clock was set back.
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > RETRY_MS * 10;
}

function self(): Holder {
  return { pid: process.pid, started: startOf(process.pid) };
}

function isRunning({ pid, started }: Holder): boolean {
  if (pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
  const now = startOf(pid);
  return !now || !started || now === started;
}

/** Returns the start time of a process, to detect a reused id; `''` if it is unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function refusal(folder: string, holder: Holder | null): StartFailure {
  const owner = holder ? `process ${holder.pid}` : 'another process';
  return new StartFailure(`the data folder ${folder} is in use by ${owner}`);
}
