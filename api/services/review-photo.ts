import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { queueOf } from '@/api/media/render-queue';
import { sharp } from '@/api/media/sharp';
import { Invalid } from '@/api/shared/errors';
import { REVIEW_PHOTO_BYTES } from '@/lib/constants';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const PIXELS_MAX = 40_000_000;
const SIDE_MAX = 1600;
const QUALITY = 80;

/** Decoding takes much memory: photos of all shoppers are decoded one at a time. */
const queued = queueOf(1);

/**
 * Decodes and encodes a shopper's photo again, which drops everything else in the file: location,
 * camera, hidden data. Anything but a complete JPEG, PNG or WebP of a sensible size is refused.
 */
export async function reencoded(photo: Blob): Promise<Buffer> {
  if (photo.size >= REVIEW_PHOTO_BYTES) throw refused('review.photoTooLarge');
  const bytes = Buffer.from(await photo.arrayBuffer());
  return queued(async () => {
    try {
      return await encode(bytes);
    } catch (cause) {
      throw cause instanceof Invalid ? cause : Object.assign(refused('review.noPhoto'), { cause });
    }
  });
}

/** Returns the path under the media base. */
export async function storePhoto(bytes: Buffer, mediaDir: string): Promise<string> {
  const path = `uploads/reviews/${randomUUID()}.webp`;
  const file = join(mediaDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes, { flag: 'wx' });
  return path;
}

export async function dropPhotos(paths: string[], mediaDir: string): Promise<void> {
  await Promise.all(paths.map((path) => rm(join(mediaDir, path), { force: true })));
}

async function encode(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
  const { format } = await image.metadata();
  if (!FORMATS.includes(format)) throw refused('review.noPhoto');
  return image
    .autoOrient()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function refused(key: string): Invalid {
  return new Invalid({ photos: key });
}
