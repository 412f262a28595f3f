import { createHash } from 'node:crypto';
import type { MediaStore } from '@/api/media/media-store';
import { PictureFailed, type PictureRules, pictureDecoder } from '@/api/media/picture-decoder';

const RULES: PictureRules = {
  formats: ['jpeg', 'png', 'webp', 'heif', 'gif'],
  pixelsMax: 50_000_000,
  scaledTo: 1600,
  quality: 82,
  isStrict: false,
};

/**
 * Decodes and re-encodes an image. Its name is a hash of its content, so duplicates are stored
 * once. A dry run stores nothing.
 *
 * @returns The path below the media base, or `null` if the file is not an accepted image.
 */
export async function storePicture(
  { media }: { media: MediaStore },
  { bytes, dryRun }: { bytes: Uint8Array; dryRun: boolean },
): Promise<string | null> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = `uploads/${hash}.webp`;
  if (await media.has(path)) return path;

  const decoded = await decodeWithRetry(bytes);
  if (!decoded || dryRun) return decoded && path;
  await media.write(path, decoded);
  return path;
}

/** The number of attempts to decode an image. A busy machine can make the first one fail. */
const ATTEMPTS = 2;

async function decodeWithRetry(bytes: Uint8Array): Promise<Buffer | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await pictureDecoder.decode(Buffer.from(bytes), RULES);
    } catch (error) {
      if (!(error instanceof PictureFailed)) throw error;
    }
  }
  return null;
}
