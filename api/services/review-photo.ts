import { randomUUID } from 'node:crypto';
import type { Metadata } from 'sharp';
import type { MediaStore } from '@/api/media/media-store';
import { Invalid } from '@/api/shared/errors';
import { inTurn } from '@/api/shared/in-turn';
import { REVIEW_PHOTO_BYTES } from '@/lib/constants';
import { FairQueue } from '@/lib/process/fair-queue';
import { sharp } from '@/lib/process/sharp';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
/** Of a camera; sixteen-bit samples, which cost twice as much, no camera of a phone writes. */
const PIXELS_MAX = 16_000_000;
const SIDE_MAX = 1600;
const QUALITY = 80;

/** Decoding takes much memory and time: of all shoppers one at a time. */
const queue = new FairQueue({
  ...{ width: () => 1, widthOfOne: 1 },
  ...{ waiting: 8, waitingOfOne: 1, waitMs: 15_000 },
});

/** Runs work that decodes photos of one customer, or refuses it while too many others wait. */
export function decoding<Result>(customer: number, work: () => Promise<Result>): Promise<Result> {
  return inTurn(queue, { key: String(customer) }, work);
}

/** Encoding a photo again drops everything else in the file: location, camera, hidden data. */
export async function reencoded(photo: Blob): Promise<Buffer> {
  if (photo.size >= REVIEW_PHOTO_BYTES) throw refused('review.photoTooLarge');
  const bytes = Buffer.from(await photo.arrayBuffer());
  try {
    return await encode(bytes);
  } catch (error) {
    throw error instanceof Invalid ? error : refused('review.noPhoto');
  }
}

export async function storePhoto(bytes: Buffer, media: MediaStore): Promise<string> {
  const path = `uploads/reviews/${randomUUID()}.webp`;
  await media.write(path, bytes);
  return path;
}

export async function dropPhotos(paths: string[], media: MediaStore): Promise<void> {
  await Promise.all(paths.map((path) => media.remove(path)));
}

async function encode(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
  if (!isOrdinary(await image.metadata())) throw refused('review.noPhoto');
  return image
    .autoOrient()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** Read from the head of the file, before anything is decoded. */
function isOrdinary({ format, width, height, depth }: Metadata): boolean {
  return FORMATS.includes(format) && depth === 'uchar' && width * height <= PIXELS_MAX;
}

function refused(key: string): Invalid {
  return new Invalid({ photos: key });
}
