import { dirname, join } from 'node:path';
import { folderStore } from '@/api/media/folder-store';
import type { MediaFile, MediaStore } from '@/api/media/media-store';

const UPLOADS = 'uploads';
const AT_ONCE = 8;

/**
 * Returns the image folder that all backups in a folder share. They can share it, because the image
 * at a path never changes.
 */
export function pictureFolder(file: string): string {
  return join(dirname(file), 'pictures');
}

/** Opens the image folder next to a backup file. */
export function picturesNextTo(file: string): MediaStore {
  return folderStore(pictureFolder(file));
}

/**
 * Lists review photos and imported images, but not drawings, because the shop can draw those again.
 */
export function listPictures(media: Pick<MediaStore, 'list'>): Promise<MediaFile[]> {
  return media.list(UPLOADS);
}

/** Returns the images that `media` lacks or stores with another size. */
export async function missingIn(media: MediaStore, pictures: MediaFile[]): Promise<MediaFile[]> {
  if (pictures.length === 0) return [];
  const there = new Map((await listPictures(media)).map(({ path, bytes }) => [path, bytes]));
  return pictures.filter(({ path, bytes }) => there.get(path) !== bytes);
}

/**
 * Copies images that the target lacks or has in another size, and returns their number. Skips
 * images deleted in the meantime.
 */
export async function copyPictures(
  pictures: MediaFile[],
  { from, to }: { from: Pick<MediaStore, 'read'>; to: MediaStore },
): Promise<number> {
  let copied = 0;
  const left = (await missingIn(to, pictures)).values();
  const copy = async () => {
    for (const { path } of left) {
      const bytes = await from.read(path);
      if (bytes) await to.write(path, bytes);
      if (bytes) copied += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copy));
  return copied;
}
