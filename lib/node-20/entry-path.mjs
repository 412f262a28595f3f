import { join } from 'node:path';

/**
 * Returns the path of an entry of a recursive `readdir`.
 *
 * @param {import('node:fs').Dirent} entry
 */
export function entryPath({ parentPath, path, name }) {
  return join(parentPath ?? path, name);
}
