import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import { readOrdinaryFile } from './ordinary-file';
import type { ImportRow } from './parse-row';
import type { FaultyRow } from './read-rows';
import { refuseCancelled, type Watching } from './watching';

const BYTES_MAX = 20 * 1024 * 1024;
/**
 * Stores the bytes of an image. Returns its path below the media base, or `null` if they are not an
 * accepted image.
 */
export type StorePicture = (bytes: Buffer) => Promise<string | null>;

/** The folder to which image names are relative, and the store. */
export type PictureSource = { from: string; store: StorePicture };

/** Stores the images of all rows. A row with a missing or unreadable image becomes faulty. */
export async function takePictures(
  rows: ImportRow[],
  source: PictureSource,
  watching: Watching = {},
): Promise<{ rows: ImportRow[]; faulty: FaultyRow[] }> {
  const taken = new Map<string, string | null>();
  const good: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const pace = pauseInSlices();
  for (const [at, row] of rows.entries()) {
    const { article, images } = row;
    if (images) {
      await takeMissing(images, { taken, source, watching });
      watching.onProgress?.({ step: 'pictures', done: at, of: rows.length });
    }
    const missing = images?.find((name) => !taken.get(name));
    if (missing) {
      faulty.push({
        row: row.row,
        article,
        reason: `images: ${missing} is missing or is not an image`,
      });
    } else good.push(images ? { ...row, images: pathsOf(images, taken) } : row);
    await pace();
  }
  return { rows: good, faulty };
}

type Taking = { taken: Map<string, string | null>; source: PictureSource; watching: Watching };

async function takeMissing(names: string[], { taken, source, watching }: Taking): Promise<void> {
  for (const name of names) {
    if (taken.has(name)) continue;
    refuseCancelled(watching, 'nothing was imported');
    taken.set(name, await takePicture(name, source));
  }
}

function pathsOf(names: string[], taken: Map<string, string | null>): string[] {
  return names.flatMap((name) => taken.get(name) ?? []);
}

/** Reads an image file and stores it. Returns `null` if it is missing or is not an image. */
export async function takePicture(
  name: string,
  { from, store }: PictureSource,
): Promise<string | null> {
  const bytes = await readPicture(name, from);
  return bytes && store(bytes);
}

async function readPicture(name: string, from: string): Promise<Buffer | null> {
  if (/^https?:/i.test(name)) return null;
  try {
    const file = name.startsWith('file:') ? fileURLToPath(name) : resolve(from, name);
    return await readOrdinaryFile(file, BYTES_MAX);
  } catch {
    // The report names the missing, unreadable or oversized file.
    return null;
  }
}
