import { plainJpeg } from './plain-jpeg';
import { plainPng } from './plain-png';
import { plainWebp } from './plain-webp';

/**
 * Rebuilds an image without its texts, large color profiles and other metadata, by walking its
 * chunks without decoding anything. The EXIF orientation is preserved. AVIF and GIF files are
 * returned unchanged.
 *
 * @returns The bytes for the decoder, or `null` when the file is not a JPEG, PNG, WebP, AVIF or
 * GIF, its structure is broken, or it has more scans or frames than a photo.
 */
export function plainPicture(bytes: Buffer): Buffer | null {
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return plainPng(bytes);
  if (head.startsWith('\xff\xd8\xff')) return plainJpeg(bytes);
  if (/^RIFF.{4}WEBP/s.test(head)) return plainWebp(bytes);
  // These formats have no compressed metadata.
  return /^(?:GIF8[79]a|.{4}ftypavi[fs])/s.test(head) ? bytes : null;
}
