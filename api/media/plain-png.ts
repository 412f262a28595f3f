import { crc32 } from '@/lib/node-20/crc32';
import { orientationIn, PROFILE_BYTES_MAX, tiffWith } from './picture-notes';

const SIGNATURE_BYTES = 8;
/** Maximum number of chunks. With the usual chunks of 8 KB, this allows 64 MB of image data. */
const CHUNKS_MAX = 8192;
const COLORS = new Set(['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP', 'cICP']);
const PICTURE = new Set(['IHDR', 'IDAT', 'IEND']);

/** Keeps the image data and the chunks that define its colors. */
export function plainPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  for (const { type, chunk } of chunksOf(bytes)) {
    if (seen.size === 0 && type !== 'IHDR') return null;
    if (PICTURE.has(type)) kept.push(chunk);
    else if (!seen.has(type)) kept.push(...plainNote(type, chunk));
    seen.add(type);
    if (type === 'IEND') return Buffer.concat(kept);
  }
  return null;
}

function plainNote(type: string, chunk: Buffer): Buffer[] {
  if (type === 'eXIf') return [exifChunk(chunk.subarray(8, -4))];
  return COLORS.has(type) && chunk.length <= PROFILE_BYTES_MAX ? [chunk] : [];
}

/** Yields at most `CHUNKS_MAX` chunks. The last is not `IEND` if the file has more. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; chunk: Buffer }> {
  let count = 0;
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    count += 1;
    if (count > CHUNKS_MAX) return;
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), chunk: bytes.subarray(at, end) };
    at = end;
  }
}

function exifChunk(exif: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf'), tiffWith(orientationIn(exif))]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(named.length - 4);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}
