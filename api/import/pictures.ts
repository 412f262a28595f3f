import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaStore } from '@/api/media/media-store';
import { PictureFailed, type PictureRules, pictureDecoder } from '@/api/media/picture-decoder';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import { readOrdinaryFile } from './ordinary-file';
import type { ImportRow } from './parse-row';
import type { FaultyRow } from './read-rows';
import { refuseCancelled, type Watching } from './watching';

const BYTES_MAX = 20 * 1024 * 1024;
const RULES: PictureRules = {
  formats: ['jpeg', 'png', 'webp', 'heif', 'gif'],
  pixelsMax: 50_000_000,
  scaledTo: 1600,
  quality: 82,
  isStrict: false,
};

export type Folders = {
  from: string;
  media: MediaStore;
  dryRun: boolean;
};

/** Stores the images of all rows. A row with a missing or unreadable image becomes faulty. */
export async function takePictures(
  rows: ImportRow[],
  folders: Folders,
  watching: Watching = {},
): Promise<{ rows: ImportRow[]; faulty: FaultyRow[] }> {
  const taken = new Map<string, string | null>();
  const good: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const pace = pauseInSlices();
  for (const [at, row] of rows.entries()) {
    const { article, images } = row;
    if (images) {
      await takeMissing(images, { taken, folders, watching });
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

type Taking = { taken: Map<string, string | null>; folders: Folders; watching: Watching };

async function takeMissing(names: string[], { taken, folders, watching }: Taking): Promise<void> {
  for (const name of names) {
    if (taken.has(name)) continue;
    refuseCancelled(watching, 'nothing was imported');
    taken.set(name, await takePicture(name, folders));
  }
}

function pathsOf(names: string[], taken: Map<string, string | null>): string[] {
  return names.flatMap((name) => taken.get(name) ?? []);
}

/**
 * Decodes and re-encodes an image. Its name is a hash of its content, so duplicates are stored
 * once.
 *
 * @returns The path below the media base, or `null` if the file is not an accepted image.
 */
export async function takePicture(
  name: string,
  { from, media, dryRun }: Folders,
): Promise<string | null> {
  const bytes = await readPicture(name, from);
  if (!bytes) return null;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = `uploads/${hash}.webp`;
  if (await media.has(path)) return path;

  const decoded = await decodeWithRetry(bytes);
  if (!decoded || dryRun) return decoded && path;
  await media.write(path, decoded);
  return path;
}

/**
 * Retries once, because a busy machine may have caused the failure. Returns `null` after a second
 * failure.
 */
const ATTEMPTS = 2;

async function decodeWithRetry(bytes: Buffer): Promise<Buffer | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await pictureDecoder.decode(bytes, RULES);
    } catch (error) {
      if (!(error instanceof PictureFailed)) throw error;
    }
  }
  return null;
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
