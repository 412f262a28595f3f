import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryPath } from '../../../lib/node-20/entry-path.mjs';

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Moves the static files of the previous build out of the build folder, because Next clears the
 * folder but open pages still load these files. `restoreOldFiles` puts them back after the build.
 */
export function setAsideOldFiles(buildFolder) {
  const files = join(buildFolder, 'static');
  const aside = asideOf(buildFolder);
  if (!existsSync(files)) return;
  rmSync(aside, { recursive: true, force: true });
  renameSync(files, aside);
}

/** Restores the files that are less than a week old: pages rarely stay open for longer. */
export function restoreOldFiles(buildFolder, now = Date.now()) {
  const files = join(buildFolder, 'static');
  const aside = asideOf(buildFolder);
  if (!existsSync(aside)) return;
  for (const entry of readdirSync(aside, { recursive: true, withFileTypes: true })) {
    const path = entryPath(entry);
    const target = join(files, path.slice(aside.length));
    const isOld = !entry.isFile() || now - statSync(path).mtimeMs > MAX_AGE_MS;
    if (isOld || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target, { preserveTimestamps: true });
  }
  rmSync(aside, { recursive: true });
}

function asideOf(buildFolder) {
  return `${buildFolder}-old-files`;
}
