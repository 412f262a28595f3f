import { readFileSync } from 'node:fs';

/** The usual soft limit of a login shell, for systems that do not report theirs. */
const USUAL_OPEN_FILES = 1024;
/** The number of descriptors reserved for files, renderers, logs and connections to the API. */
const RESERVED = 448;
const CONNECTIONS_MAX = 10_000;

/**
 * Returns the number of file descriptors that this process may open. At startup, Node raises this
 * limit to the hard limit.
 */
export function openFilesMax(): number {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readLimits()) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft ?? USUAL_OPEN_FILES);
  } catch {
    return USUAL_OPEN_FILES;
  }
}

/**
 * Returns the maximum number of client connections that leaves enough descriptors for everything
 * else.
 */
export function connectionsMax(openFiles: number): number {
  return Math.min(CONNECTIONS_MAX, Math.max(openFiles - RESERVED, Math.floor(openFiles / 2)));
}

function readLimits(): string {
  return readFileSync('/proc/self/limits', 'utf8');
}
