import { randomUUID } from 'node:crypto';
import type { MediaStore } from '@/api/media/media-store';
import { PictureFailed, type PictureRules, pictureDecoder } from '@/api/media/picture-decoder';
import { Invalid } from '@/api/shared/errors';
import { inSlot } from '@/api/shared/in-slot';
import type { MessageKey } from '@/api/shared/messages';
import { REVIEW_PHOTO_BYTES } from '@/lib/constants';
import { FairQueue } from '@/lib/queues/fair-queue';

const RULES: PictureRules = {
  formats: ['jpeg', 'png', 'webp'],
  // The storefront shrinks photos to fewer pixels. `isStrict` rejects sixteen-bit samples, which
  // take twice the memory.
  pixelsMax: 16_000_000,
  scaledTo: 1600,
  quality: 80,
  isStrict: true,
};

/**
 * The queue of uploads. Only one is decoded at a time, because decoding takes a lot of memory and
 * time.
 */
const queue = new FairQueue({
  width: () => 1,
  widthOfOne: 1,
  waiting: 8,
  waitingOfOne: 1,
  waitMs: 15_000,
});

/** Runs work that decodes one customer's photos, or rejects it when the queue is full. */
export function decoding<Result>(customer: number, work: () => Promise<Result>): Promise<Result> {
  return inSlot(queue, { key: String(customer) }, work);
}

/**
 * Encodes a photo as WebP, which drops everything else in the file: location, camera, hidden data.
 * @throws Invalid when the photo is too large or cannot be decoded.
 */
export async function reencoded(photo: Blob): Promise<Buffer> {
  if (photo.size >= REVIEW_PHOTO_BYTES) throw refused('fieldPhotoTooLarge');
  const bytes = Buffer.from(await photo.arrayBuffer());
  const decoded = await pictureDecoder.decode(bytes, RULES).catch((error: unknown) => {
    throw error instanceof PictureFailed ? refused('fieldPhotoFailed') : error;
  });
  if (!decoded) throw refused('fieldNoPhoto');
  return decoded;
}

/** Stores a photo under a random name and returns its path. */
export async function storePhoto(bytes: Buffer, media: MediaStore): Promise<string> {
  const path = `uploads/reviews/${randomUUID()}.webp`;
  await media.write(path, bytes);
  return path;
}

/** Deletes photos whose review could not be written. */
export async function dropPhotos(paths: string[], media: MediaStore): Promise<void> {
  await Promise.all(paths.map((path) => media.remove(path)));
}

function refused(key: MessageKey): Invalid {
  return new Invalid({ photos: key });
}
