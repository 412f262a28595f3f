/**
 * Maximum size of a color profile. Larger ones are dropped, because the decoder would inflate them.
 */
export const PROFILE_BYTES_MAX = 8 * 1024;

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;
const PREFIX = Buffer.from('Exif\0\0');

/** Returns the EXIF orientation, 1 to 8, of a TIFF block with or without its `Exif` prefix. */
export function orientationIn(exif: Buffer): number {
  const hasPrefix = exif.subarray(0, PREFIX.length).equals(PREFIX);
  const tiff = hasPrefix ? exif.subarray(PREFIX.length) : exif;
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  const count = Math.min(u16(start), Math.floor((tiff.length - start - 2) / ENTRY_BYTES));
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * ENTRY_BYTES;
    if (u16(at) === ORIENTATION_TAG) return inRange(u16(at + 8));
  }
  return 1;
}

/** Builds a TIFF block that contains only the orientation. */
export function tiffWith(orientation: number): Buffer {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

function inRange(value: number): number {
  return value >= 1 && value <= 8 ? value : 1;
}
