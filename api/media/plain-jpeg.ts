import { orientationIn, PROFILE_BYTES_MAX, tiffWith } from './picture-notes';

/**
 * Maximum number of scans. Progressive photos have about ten, and each costs a pass over the whole
 * image.
 */
const SCANS_MAX = 32;
/** Maximum number of segments. Photos have fewer than a hundred outside the data of their scans. */
const SEGMENTS_MAX = 1000;

const [SOI, EOI, SOS, COM] = [0xd8, 0xd9, 0xda, 0xfe];
const [APP0, EXIF, ICC, ADOBE, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

/** Keeps the tables and scans, the segments that define the colors, and the orientation. */
export function plainJpeg(bytes: Buffer): Buffer | null {
  const segments = [...segmentsOf(bytes)];
  const last = segments.pop();
  if (last?.marker !== SOS) return null;
  const scans = scansOf(bytes, last.at);
  const contents = (wanted: (marker: number) => boolean) =>
    segments.filter(({ marker }) => wanted(marker)).map(({ segment }) => segment);
  const exif = contents((marker) => marker === EXIF).find(isExif);
  const start = startWith(exif ? orientationIn(exif.subarray(4)) : 1);
  const profile = Buffer.concat(contents((marker) => marker === ICC));
  const small = profile.length <= PROFILE_BYTES_MAX ? [profile] : [];
  return scans && Buffer.concat([start, ...small, ...contents(isOfPicture), scans]);
}

type Segment = { marker: number; at: number; segment: Buffer };

/**
 * Yields the segments up to and including the first scan; fewer for a broken or hostile file.
 */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let count = 0;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && count < SEGMENTS_MAX; ) {
    const marker = bytes[at + 1] ?? 0;
    const isFill = marker === 0xff;
    const length = isFill ? 1 : 2 + bytes.readUInt16BE(at + 2);
    count += Number(!isFill);
    if (!isFill) yield { marker, at, segment: bytes.subarray(at, at + length) };
    if (marker === SOS) return;
    at += length;
  }
}

/**
 * Returns whether a segment belongs to the image. JFIF and Adobe segments define how to read the
 * colors; all other metadata is dropped.
 */
function isOfPicture(marker: number): boolean {
  const isNote = marker === COM || (marker > APP0 && marker <= APP15);
  return !isNote || marker === ADOBE;
}

function isExif(segment: Buffer): boolean {
  return segment.toString('latin1', 4, 8) === 'Exif';
}

function startWith(orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiffWith(orientation)]);
  const head = Buffer.from([0xff, SOI, 0xff, EXIF, 0, exif.length + 2]);
  return Buffer.concat([head, exif]);
}

/**
 * Returns everything from the first scan to the end of the image, or `null` for too many scans or
 * segments.
 */
function scansOf(bytes: Buffer, start: number): Buffer | null {
  let scans = 0;
  let segments = 0;
  for (let at = start; at + 4 <= bytes.length; ) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === EOI) return bytes.subarray(start, at + 2);
    const begins = beginsSegment(marker);
    scans += Number(marker === SOS);
    segments += Number(begins);
    if (scans > SCANS_MAX || segments > SEGMENTS_MAX) return null;
    at += begins ? 2 + bytes.readUInt16BE(at + 2) : 1;
  }
  return bytes.subarray(start);
}

/**
 * Returns whether a marker begins a segment. Escaped bytes and restart markers are part of a scan.
 */
function beginsSegment(marker: number): boolean {
  return marker >= 0xc0 && marker !== 0xff && (marker & 0xf8) !== 0xd0;
}
