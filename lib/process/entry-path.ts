import type { Dirent } from 'node:fs';
import { join } from 'node:path';

/** Node says since 20.12 in which folder an entry lies by `parentPath`, and before by `path` alone. */
export function entryPath({ parentPath, path, name }: Dirent): string {
  return join(parentPath ?? path, name);
}
