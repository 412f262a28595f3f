import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorFailure } from '@/api/shared/errors';
import { DRAFT } from './back-up';
import { listPictures, picturesNextTo } from './pictures';
import { type BackupHead, readHead } from './read-backup';

export type PruneOptions = {
  /** How many of the newest backups to keep; all by default. */
  keep?: number | undefined;
  dryRun?: boolean;
};
export type PruneReport = {
  /** Number of backups that were deleted, or that a dry run would delete. */
  backups: number;
  pictures: number;
  /** Total size of these backups and images. */
  bytes: number;
  kept: number;
};

/**
 * Deletes all but the newest `keep` backups of a folder, and the images that no remaining backup
 * references. A dry run only counts them.
 *
 * An unreadable file might be a backup, for instance an encrypted one, so nothing is deleted while
 * the folder contains a file that cannot be read as a backup.
 *
 * @throws OperatorFailure when a file is not a backup, a backup is being written, or the folder is
 * unreadable or has no backup.
 */
export async function pruneBackups(
  folder: string,
  { keep = Number.POSITIVE_INFINITY, dryRun = false }: PruneOptions = {},
): Promise<PruneReport> {
  const backups = await readBackups(folder);
  const kept = backups.slice(0, keep);
  const [doomed, media] = [backups.slice(keep), picturesNextTo(join(folder, 'any'))];
  const named = new Set(kept.flatMap(({ head }) => head.pictures.map(({ path }) => path)));
  const pictures = (await listPictures(media)).filter(({ path }) => !named.has(path));
  if (!dryRun) {
    // Fails if a backup that relies on the existing images was started in the meantime.
    await listFiles(folder);
    for (const { file } of doomed) await rm(file);
    for (const { path } of pictures) await media.remove(path);
  }
  return {
    backups: doomed.length,
    pictures: pictures.length,
    bytes: [...doomed, ...pictures].reduce((sum, { bytes }) => sum + bytes, 0),
    kept: kept.length,
  };
}

type Backup = { file: string; bytes: number; head: BackupHead };

/** Reads all backups of the folder, newest first. */
async function readBackups(folder: string): Promise<Backup[]> {
  const backups: Backup[] = [];
  for (const file of await listFiles(folder)) {
    backups.push({ file, bytes: (await stat(file)).size, head: await readHead(file) });
  }
  if (backups.length === 0) throw new OperatorFailure(`no backup found in ${folder}`);
  return backups.sort((one, other) => Date.parse(other.head.made) - Date.parse(one.head.made));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: Error) => {
    throw new OperatorFailure(`cannot read ${folder}: ${cause.message}`, { cause });
  });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const draft = files.find((name) => name.endsWith(DRAFT));
  if (draft === undefined) return files.map((name) => join(folder, name));
  const reason = `a backup is being written into ${join(folder, draft)}`;
  throw new OperatorFailure(`${reason}. Delete the file if no backup is running`);
}
