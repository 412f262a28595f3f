import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaStore } from '@/api/media/media-store';
import { sharp } from '@/lib/process/sharp';
import { readOrdinaryFile } from './ordinary-file';
import type { ImportRow } from './parse-row';
import type { FaultyRow } from './read-rows';

const SIDE_MAX = 1600;
const PIXELS_MAX = 50_000_000;
const BYTES_MAX = 20 * 1024 * 1024;
const QUALITY = 82;

export type Folders = {
  from: string;
  media: MediaStore;
  dryRun: boolean;
};

export async function takePictures(
  rows: ImportRow[],
  folders: Folders,
): Promise<{ rows: ImportRow[]; faulty: FaultyRow[] }> {
  const taken = new Map<string, string | null>();
  for (const name of new Set(rows.flatMap(({ images }) => images ?? []))) {
    taken.set(name, await takePicture(name, folders));
  }
  const good: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  for (const row of rows) {
    const { article, images } = row;
    const missing = images?.find((name) => !taken.get(name));
    if (missing) {
      faulty.push({ row: row.row, article, reason: `images: no picture in ${missing}` });
    } else if (images) {
      good.push({ ...row, images: images.flatMap((name) => taken.get(name) ?? []) });
    } else good.push(row);
  }
  return { rows: good, faulty };
}

/** Decoded and encoded again, and named by its content: the same picture is stored once. */
export async function takePicture(
  name: string,
  { from, media, dryRun }: Folders,
): Promise<string | null> {
  const bytes = await readPicture(name, from);
  if (!bytes) return null;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = `uploads/${hash}.webp`;
  if (await media.has(path)) return path;

  const decoded = await toWebp(bytes);
  if (!decoded || dryRun) return decoded && path;
  await media.write(path, decoded);
  return path;
}

async function readPicture(name: string, from: string): Promise<Buffer | null> {
  if (/^https?:/i.test(name)) return null;
  try {
    const file = name.startsWith('file:') ? fileURLToPath(name) : resolve(from, name);
    return await readOrdinaryFile(file, BYTES_MAX);
  } catch {
    // Missing, unreadable or too large: the row is reported with the name.
    return null;
  }
}

async function toWebp(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    // A file that cannot be decoded is not a picture.
    return null;
  }
}
