import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StateParts, StoredParts } from '@/api/search/index/state-parts';

/** Increment this version when the format or the meaning of the parts changes. */
const VERSION = 1;
const PIECE_BYTES = 1 << 20;
const WORDS_A_PIECE = 20_000;
const TRAILER_BYTES = 8;

/** The state of the database that the parts belong to. */
export type SnapshotHead = { database: string; horizon: number; chosenBy: number[] };

type SnapshotPart = { at: number; bytes: number; sha256: string };
type Directory = SnapshotHead & {
  version: number;
  parts: Record<string, SnapshotPart>;
  spelled: StateParts['spelled'];
};

/**
 * Writes the snapshot in small chunks, yielding in between, and renames it into place at the end.
 */
export async function writeSnapshot(
  file: string,
  head: SnapshotHead,
  { arrays, words, spelled }: StateParts,
): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    const directory: Directory = { ...head, version: VERSION, parts: {}, spelled };
    let at = 0;
    const add = async (name: string, pieces: Iterable<Uint8Array>) => {
      const place = await writePart(handle, at, pieces);
      directory.parts[name] = place;
      at += place.bytes;
    };
    for (const [name, array] of arrays) await add(name, piecesOf(array));
    await add('words', piecesOfWords(words));
    const json = Buffer.from(JSON.stringify(directory));
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeDoubleLE(json.length);
    await handle.write(Buffer.concat([json, trailer]), 0, undefined, at);
    await handle.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function writePart(
  handle: FileHandle,
  at: number,
  pieces: Iterable<Uint8Array>,
): Promise<SnapshotPart> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const piece of pieces) {
    hash.update(piece);
    await handle.write(piece, 0, piece.length, at + bytes);
    bytes += piece.length;
    await nextTurn();
  }
  return { at, bytes, sha256: hash.digest('hex') };
}

function* piecesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Generator<Uint8Array> {
  for (let at = 0; at < byteLength; at += PIECE_BYTES) {
    yield new Uint8Array(buffer, byteOffset + at, Math.min(PIECE_BYTES, byteLength - at));
  }
}

/** Encodes one word per line. */
function* piecesOfWords(words: Iterable<string>): Generator<Uint8Array> {
  let lines: string[] = [];
  for (const word of words) {
    lines.push(`${word}\n`);
    if (lines.length < WORDS_A_PIECE) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
  }
  yield Buffer.from(lines.join(''));
}

/** Reads a snapshot. Throws if the file is damaged or has a different format version. */
export async function readSnapshot(
  file: string,
): Promise<{ head: SnapshotHead; parts: StoredParts }> {
  const handle = await open(file, 'r');
  try {
    const { parts: places, spelled, ...head } = await readDirectory(handle);
    const read = new Map<string, ArrayBuffer>();
    for (const [name, place] of Object.entries(places))
      read.set(name, await readPart(handle, place));
    return { head, parts: partsIn(read, spelled) };
  } finally {
    await handle.close();
  }
}

/** Returns each part once and drops its own reference, so that the memory can be freed. */
function partsIn(read: Map<string, ArrayBuffer>, spelled: StateParts['spelled']): StoredParts {
  const take = (name: string) => {
    const bytes = read.get(name);
    if (!bytes) throw new Error('a part is missing');
    read.delete(name);
    return bytes;
  };
  return {
    floats: (name) => new Float64Array(take(name)),
    words32: (name) => new Uint32Array(take(name)),
    signed: (name) => new Int32Array(take(name)),
    words: () => linesOf(Buffer.from(take('words'))),
    spelled: () => spelled,
  };
}

async function readDirectory(handle: FileHandle): Promise<Directory> {
  const end = (await handle.stat()).size - TRAILER_BYTES;
  const trailer = await readBytes(handle, { at: end, bytes: TRAILER_BYTES });
  const bytes = Buffer.from(trailer).readDoubleLE();
  const json = await readBytes(handle, { at: end - bytes, bytes });
  const directory: Directory = JSON.parse(Buffer.from(json).toString());
  if (directory.version !== VERSION) throw new Error('it has a different format version');
  return directory;
}

async function readPart(handle: FileHandle, place: SnapshotPart): Promise<ArrayBuffer> {
  const hash = createHash('sha256');
  const part = await readBytes(handle, place, (piece) => hash.update(piece));
  if (hash.digest('hex') !== place.sha256) throw new Error('it is damaged');
  return part;
}

async function readBytes(
  handle: FileHandle,
  { at, bytes }: Omit<SnapshotPart, 'sha256'>,
  see: (piece: Uint8Array) => void = () => {},
): Promise<ArrayBuffer> {
  if (at < 0 || !(bytes >= 0)) throw new Error('it is truncated');
  const part = new ArrayBuffer(bytes);
  for (let read = 0; read < bytes; ) {
    const length = Math.min(PIECE_BYTES, bytes - read);
    const piece = new Uint8Array(part, read, length);
    const { bytesRead } = await handle.read(piece, 0, length, at + read);
    if (bytesRead === 0) throw new Error('it is truncated');
    see(piece.subarray(0, bytesRead));
    read += bytesRead;
  }
  return part;
}

/** Decodes each line into its own string; a slice of one long string would retain all of it. */
function* linesOf(text: Buffer): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const to = text.indexOf(10, from);
    yield text.toString('utf8', from, to);
    from = to + 1;
  }
}
