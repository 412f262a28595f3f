import { orientationIn, PROFILE_BYTES_MAX, tiffWith } from './picture-notes';

/**
 * Maximum number of frames. To reach a frame, the decoder starts at the first one, so an animation
 * with more frames would be slow.
 */
const FRAMES_MAX = 100;

/** Maximum number of chunks. An animation of a hundred frames has slightly more than a hundred. */
const CHUNKS_MAX = 1000;

const HEAD_BYTES = 12;
const PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF']);
const NOTES = new Set(['EXIF', 'ICCP']);
/** The flags of the optional chunks in VP8X. */
const [HAS_PROFILE, HAS_EXIF, HAS_XMP] = [0x20, 0x08, 0x04];

/** Keeps the frames, a small color profile and the orientation. */
export function plainWebp(bytes: Buffer): Buffer | null {
  const chunks = [...chunksOf(bytes)];
  if (chunks.length > CHUNKS_MAX) return null;
  const kept = firstNotes(chunks).flatMap(({ type, content }) => plainChunk(type, content));
  const [first] = kept;
  const frames = chunks.filter(({ type }) => type === 'ANMF').length;
  if (!first || frames > FRAMES_MAX) return null;
  if (first.type === 'VP8X') first.content = withFlags(first.content, kept);
  const framed = kept.map(({ type, content }) => frame(type, content));
  return frame('RIFF', Buffer.concat([Buffer.from('WEBP'), ...framed]));
}

type Chunk = { type: string; content: Buffer };

/** Yields at most `CHUNKS_MAX + 1` chunks, so that the caller can detect an excess. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let count = 0;
  for (let at = HEAD_BYTES; at + 8 <= bytes.length && count <= CHUNKS_MAX; ) {
    count += 1;
    const size = bytes.readUInt32LE(at + 4);
    const type = bytes.toString('latin1', at, at + 4);
    yield { type, content: bytes.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
}

/** Drops every `EXIF` and `ICCP` chunk after the first one of its type. */
function firstNotes(chunks: Chunk[]): Chunk[] {
  const seen = new Set<string>();
  return chunks.filter(({ type }) => {
    const isRepeated = seen.has(type) && NOTES.has(type);
    seen.add(type);
    return !isRepeated;
  });
}

function plainChunk(type: string, content: Buffer): Chunk[] {
  if (type === 'EXIF') return [{ type, content: tiffWith(orientationIn(content)) }];
  const isProfile = type === 'ICCP' && content.length <= PROFILE_BYTES_MAX;
  return isProfile || PICTURE.has(type) ? [{ type, content }] : [];
}

function withFlags(content: Buffer, kept: Chunk[]): Buffer {
  const has = (type: string) => kept.some((chunk) => chunk.type === type);
  const copy = Buffer.from(content);
  const optional = (has('ICCP') ? HAS_PROFILE : 0) | (has('EXIF') ? HAS_EXIF : 0);
  const frames = (copy[0] ?? 0) & ~(HAS_PROFILE | HAS_EXIF | HAS_XMP);
  copy[0] = frames | optional;
  return copy;
}

function frame(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
