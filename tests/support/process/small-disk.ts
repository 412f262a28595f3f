import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Mounts a separate in-memory disk that a test can fill. Mounting requires root. */
export function mountSmallDisk(megabytes: number) {
  if (process.getuid?.() !== 0) throw new Error('mounting a small disk (tmpfs) needs root');
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'of-another-program');
  return {
    folder,
    /** Fills the disk with an unrelated file until only this many megabytes are left. */
    async fill(leftMegabytes: number) {
      const file = await open(filler, 'a');
      const piece = Buffer.alloc(MEGABYTE);
      for (let excess = 1; excess > 0; ) {
        const { bavail, bsize } = statfsSync(folder);
        excess = Math.min(bavail * bsize - Math.ceil(leftMegabytes * MEGABYTE), MEGABYTE);
        if (excess > 0) await file.write(piece, 0, excess);
      }
      await file.close();
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync('umount', ['-l', folder]),
  };
}

/**
 * Prevents a running process from opening files or connections. Returns a function that lifts the
 * limit.
 */
export function takeDescriptors(pid: number): () => void {
  const columns = ['--nofile', '--noheadings', '--raw', '--output', 'SOFT'];
  const prlimit = (...how: string[]) => execFileSync('prlimit', ['--pid', String(pid), ...how]);
  const previous = prlimit(...columns)
    .toString()
    .trim();
  prlimit(`--nofile=${readdirSync(`/proc/${pid}/fd`).length}:`);
  return () => void prlimit(`--nofile=${previous}:`);
}
