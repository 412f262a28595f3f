import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { log } from '@/lib/telemetry/log';
import { codeOf, StartFailure } from './errors';

const OWNER_ONLY = 0o077;
const STICKY = 0o1000;
/** Entries whose own permissions are restricted, in addition to those of the folder. */
const ENTRIES = ['db', 'media', 'code-key', 'operator.json', 'index.snapshot', 'lock'];

/**
 * Creates the data folder and removes the permissions of other users.
 * @throws StartFailure when it cannot be created.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartFailure(uncreatable(folder, cause), { cause });
  }
  for (const path of [folder, ...ENTRIES.map((name) => join(folder, name))]) tighten(path);
}

/**
 * Returns the reason why this process cannot create the data folder or write to it, or `null` if it
 * can. Changes nothing.
 */
export function dataFolderFault(folder: string): string | null {
  const { R_OK, W_OK, X_OK } = constants;
  const path = resolve(folder);
  let exists = false;
  try {
    const found = nearestFolder(path);
    exists = found === path;
    accessSync(found, exists ? R_OK | W_OK | X_OK : W_OK | X_OK);
    return null;
  } catch (cause) {
    if (!exists) return uncreatable(folder, cause);
    return `cannot write to the data folder ${folder} (${codeOf(cause)})`;
  }
}

/**
 * Returns `path` if it exists, and otherwise the folder in which it would be created.
 * @throws When a part of the path is a file.
 */
function nearestFolder(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return nearestFolder(dirname(path));
  if (stats.isDirectory()) return path;
  throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' });
}

function uncreatable(folder: string, cause: unknown): string {
  return `cannot create the data folder ${folder} (${codeOf(cause)})`;
}

/** Makes new files of this process readable only by its user. */
export function writeForOwnerOnly(): void {
  process.umask(OWNER_ONLY);
}

function tighten(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & OWNER_ONLY) === 0) return;
  const isShared = (stats.mode & STICKY) !== 0 || stats.uid !== process.getuid?.();
  if (isShared) log.warn(`api: other users may read ${path}, which is shared or has another owner`);
  else chmodSync(path, stats.mode & 0o700);
}
