import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/telemetry/log';
import { StartFailure } from './errors';

const OWNER_ONLY = 0o077;
const STICKY = 0o1000;
/** What is in it: the folder itself already keeps others out. */
const ENTRIES = ['db', 'media', 'code-key', 'operator.json', 'index.snapshot', 'lock'];

export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartFailure(`the data folder ${folder} cannot be made`, { cause });
  }
  for (const path of [folder, ...ENTRIES.map((name) => join(folder, name))]) tighten(path);
}

export function writeForOwnerOnly(): void {
  process.umask(OWNER_ONLY);
}

function tighten(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & OWNER_ONLY) === 0) return;
  const isShared = (stats.mode & STICKY) !== 0 || stats.uid !== process.getuid?.();
  if (isShared) log.warn(`api: others may read ${path}: it is not this user's alone`);
  else chmodSync(path, stats.mode & 0o700);
}
