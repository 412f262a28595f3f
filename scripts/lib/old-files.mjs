import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A build begins by clearing its folder, but pages that are open in browsers still ask for files of
 * the one before: those are put aside, and back again unless they are too old.
 */
export function putAsideOldFiles(buildFolder) {
  const files = join(buildFolder, 'static');
  const aside = asideOf(buildFolder);
  if (!existsSync(files)) return;
  rmSync(aside, { recursive: true, force: true });
  renameSync(files, aside);
}

export function bringBackOldFiles(buildFolder, now = Date.now()) {
  const files = join(buildFolder, 'static');
  const aside = asideOf(buildFolder);
  if (!existsSync(aside)) return;
  for (const entry of readdirSync(aside, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const target = join(files, path.slice(aside.length));
    const isOld = !entry.isFile() || now - statSync(path).mtimeMs > KEPT_DAYS * DAY_MS;
    if (isOld || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target, { preserveTimestamps: true });
  }
  rmSync(aside, { recursive: true });
}

function asideOf(buildFolder) {
  return `${buildFolder}-old-files`;
}
