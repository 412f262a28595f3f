import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of the file whose modification time is the time of the last complete backup. `copy.sh`
 * writes the file too.
 */
const NAME = 'last-backup';

/** Records that a backup is complete. Does nothing on a machine without a data folder. */
export function noteBackup(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  const file = join(dataFolder, NAME);
  // The file can belong to another user, who ran `copy.sh`, so it is replaced, not rewritten.
  rmSync(file, { force: true });
  writeFileSync(file, '');
}

/** Returns the time of the last complete backup in seconds since 1970, or 0 if none is recorded. */
export function lastBackupAt(dataFolder: string): number {
  const stats = statSync(join(dataFolder, NAME), { throwIfNoEntry: false });
  return stats ? stats.mtimeMs / 1000 : 0;
}
