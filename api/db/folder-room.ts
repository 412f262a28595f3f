import { statfsSync } from 'node:fs';
import { log } from '@/lib/telemetry/log';

/**
 * The free space that writes need: two segments of the write-ahead log. A database that cannot
 * write its next segment aborts.
 */
export const ROOM_NEEDED_BYTES = 32 * 1024 * 1024;
/**
 * How long a check stays valid. The space of two segments is unlikely to be used up in this time.
 */
const LOOK_EVERY_MS = 100;
/** Interval of the checks that run without requests, so that changes are logged. */
const ATTEND_EVERY_MS = 1000;

/** Whether the files of the embedded database have too little free space. */
export type Room = { isLow: () => boolean };

type FolderRoomOptions = { folder: string; freeBytes?: (folder: string) => number };

/**
 * Monitors the free space of a folder. Logs once when it becomes low and once when it has
 * recovered.
 */
export class FolderRoom implements Room {
  readonly #folder: string;
  readonly #freeBytes: (folder: string) => number;
  readonly #attending: NodeJS.Timeout;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isLow = false;

  constructor({ folder, freeBytes = freeBytesOf }: FolderRoomOptions) {
    this.#folder = folder;
    this.#freeBytes = freeBytes;
    this.#attending = setInterval(() => this.isLow(), ATTEND_EVERY_MS);
    this.#attending.unref();
  }

  isLow(): boolean {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_EVERY_MS) return this.#isLow;
    this.#lookedAt = now;
    const free = this.#freeBytes(this.#folder);
    const isLow = free < ROOM_NEEDED_BYTES;
    if (isLow !== this.#isLow) this.#note(isLow, free);
    this.#isLow = isLow;
    return isLow;
  }

  stop(): void {
    clearInterval(this.#attending);
  }

  #note(isLow: boolean, free: number): void {
    const fields = { folder: this.#folder, free_mb: megabytes(free) };
    if (!isLow) log.warn('The data folder has enough free space again. Writes continue.', fields);
    else log.warn(`${LOW} Reads continue. Writes are rejected until you free some space.`, fields);
  }
}

const LOW = `The data folder has less than ${megabytes(ROOM_NEEDED_BYTES)} MB of free space.`;

/** Returns why a database in this folder must not be opened now, or `null`. */
export function lackOfRoom(folder: string): string | null {
  const free = freeBytesOf(folder);
  if (free >= ROOM_NEEDED_BYTES) return null;
  return `only ${megabytes(free)} MB are free, but ${megabytes(ROOM_NEEDED_BYTES)} MB are needed. Free some space`;
}

/**
 * Returns the bytes available to unprivileged users, or infinity if the amount is unknown, so that
 * writes are not rejected.
 */
export function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}
