import { readFileSync } from 'node:fs';

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
