import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/telemetry/log';
import { StartFailure } from './errors';

const OWNER_ONLY = 0o077;
const STICKY = 0o1000;
/**
 * Entries whose permissions are restricted as well, although the permissions of the folder already
 * exclude other users.
 */
const ENTRIES = ['db', 'media', 'code-key', 'operator.json', 'index.snapshot', 'lock'];

/**
 * Creates the data folder and removes the permissions of other users.
 * @throws StartFailure when it cannot be created.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartFailure(`cannot create the data folder ${folder}`, { cause });
  }
  for (const path of [folder, ...ENTRIES.map((name) => join(folder, name))]) tighten(path);
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
