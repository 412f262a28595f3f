import { type Dirent, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the system does not say: the usual soft limit of a login shell. */
const USUAL_OPEN_FILES = 1024;
/** Descriptors for files, renderers, logs and connections to the API. */
const RESERVED = 448;
const CONNECTIONS_MAX = 10_000;

/** The number of descriptors that this process may have open. Node raises it to the hard limit. */
export function openFilesMax(): number {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readLimits()) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft ?? USUAL_OPEN_FILES);
  } catch {
    return USUAL_OPEN_FILES;
  }
}

/** How many connections of clients a server may hold so that descriptors are left for everything else. */
export function connectionsMax(openFiles: number): number {
  return Math.min(CONNECTIONS_MAX, Math.max(openFiles - RESERVED, Math.floor(openFiles / 2)));
}

function readLimits(): string {
  return readFileSync('/proc/self/limits', 'utf8');
}

/** Node says since 20.12 in which folder an entry lies by `parentPath`, and before by `path` alone. */
export function entryPath({ parentPath, path, name }: Dirent): string {
  return join(parentPath ?? path, name);
}
