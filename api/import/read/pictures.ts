import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseCanceled, type Watching } from '@/api/import/watching';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import { DownloadFailed, download } from './download';
import { readOrdinaryFile } from './ordinary-file';
import type { ImportRow } from './parse-row';
import type { FaultyRow } from './read-rows';

const BYTES_MAX = 20 * 1024 * 1024;
/**
 * Stores the bytes of an image. Returns its path below the media base, or `null` if they are not an
 * accepted image.
 */
export type StorePicture = (bytes: Buffer) => Promise<string | null>;

/** Where images are read from and stored. Image names are relative to the folder `from`. */
export type PictureSource = {
  from: string;
  store: StorePicture;
  /** Restricts downloads; by default to addresses on the public internet. */
  isAllowed?: ((address: string) => boolean) | undefined;
};

/** Stores the images of all rows. A row with a missing or unreadable image becomes faulty. */
export async function takePictures(
  rows: ImportRow[],
  source: PictureSource,
  watching: Watching = {},
): Promise<{ rows: ImportRow[]; faulty: FaultyRow[] }> {
  const taken: Taken = new Map();
  const good: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const pace = pauseInSlices();
  for (const [at, row] of rows.entries()) {
    const { article, images } = row;
    if (images) {
      await takeMissing(images, { taken, source, watching });
      watching.onProgress?.({ step: 'pictures', done: at, of: rows.length });
    }
    const results = (images ?? []).flatMap((name) => taken.get(name) ?? []);
    const [reason] = results.flatMap(({ fault }) => fault ?? []);
    const paths = images && results.flatMap(({ path }) => path ?? []);
    if (reason) faulty.push({ row: row.row, article, reason: `images: ${reason}` });
    else good.push(paths ? { ...row, images: paths } : row);
    await pace();
  }
  return { rows: good, faulty };
}

type Taken = Map<string, { path?: string; fault?: string }>;
type Taking = { taken: Taken; source: PictureSource; watching: Watching };

async function takeMissing(names: string[], { taken, source, watching }: Taking): Promise<void> {
  for (const name of names) {
    if (taken.has(name)) continue;
    refuseCanceled(watching, 'nothing was imported');
    const isTooMany =
      isAddress(name) && [...taken.keys()].filter(isAddress).length >= DOWNLOADS_MAX;
    taken.set(name, isTooMany ? { fault: TOO_MANY } : await takeOne(name, source));
  }
}

/** Maximum number of downloads per file. Each can take up to 20 seconds. */
const DOWNLOADS_MAX = 5000;
const TOO_MANY = `more than ${DOWNLOADS_MAX} images to download; import the file in parts`;
const isAddress = (name: string) => /^https?:/i.test(name);
const missing = (name: string) => `${name} is missing or is not an image`;

async function takeOne(name: string, source: PictureSource) {
  if (!isAddress(name)) {
    const path = await takePicture(name, source);
    return path ? { path } : { fault: missing(name) };
  }
  try {
    const path = await source.store(await download(name, source));
    return path ? { path } : { fault: `${name} is not an image` };
  } catch (cause) {
    if (!(cause instanceof DownloadFailed)) throw cause;
    return { fault: `${name} cannot be downloaded: ${cause.message}` };
  }
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
