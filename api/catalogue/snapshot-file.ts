import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StateParts, StoredParts } from '@/api/search/state-parts';

/** Changes with the parts that are written, or with what they mean. */
const VERSION = 1;
const PIECE_BYTES = 1 << 20;
const WORDS_A_PIECE = 20_000;
const TRAILER_BYTES = 8;

/** What the parts belong to. */
export type SnapshotHead = { database: string; horizon: number; chosenBy: number[] };

type Place = { at: number; bytes: number; sha256: string };
type Directory = SnapshotHead & {
  version: number;
  parts: Record<string, Place>;
  spelled: StateParts['spelled'];
};

/** Written in small pieces, between which others have their turns, and put in place at the end. */
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
): Promise<Place> {
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

/** A word in a line. */
function* piecesOfWords(words: string[]): Generator<Uint8Array> {
  for (let at = 0; at < words.length; at += WORDS_A_PIECE) {
    yield Buffer.from(`${words.slice(at, at + WORDS_A_PIECE).join('\n')}\n`);
  }
}

/** Throws when the file is damaged or of another version. */
export function readSnapshot<Result>(
  file: string,
  take: (head: SnapshotHead, parts: StoredParts) => Result,
): Result {
  const descriptor = openSync(file, 'r');
  try {
    const directory = readDirectory(descriptor);
    const bytesOf = (name: string) => readPart(descriptor, directory.parts[name]);
    return take(directory, {
      floats: (name) => new Float64Array(bytesOf(name)),
      words32: (name) => new Uint32Array(bytesOf(name)),
      signed: (name) => new Int32Array(bytesOf(name)),
      words: () => linesOf(Buffer.from(bytesOf('words'))),
      spelled: () => directory.spelled,
    });
  } finally {
    closeSync(descriptor);
  }
}

function readDirectory(descriptor: number): Directory {
  const end = fstatSync(descriptor).size - TRAILER_BYTES;
  const bytes = Buffer.from(
    readBytes(descriptor, { at: end, bytes: TRAILER_BYTES }),
  ).readDoubleLE();
  const json = readBytes(descriptor, { at: end - bytes, bytes });
  const directory: Directory = JSON.parse(Buffer.from(json).toString());
  if (directory.version !== VERSION) throw new Error('it is of another version');
  return directory;
}

function readPart(descriptor: number, place: Place | undefined): ArrayBuffer {
  if (!place) throw new Error('a part is missing');
  const part = readBytes(descriptor, place);
  const sha256 = createHash('sha256').update(new Uint8Array(part)).digest('hex');
  if (sha256 !== place.sha256) throw new Error('it is damaged');
  return part;
}

function readBytes(descriptor: number, { at, bytes }: Omit<Place, 'sha256'>): ArrayBuffer {
  if (at < 0 || !(bytes >= 0)) throw new Error('it is cut off');
  const part = new ArrayBuffer(bytes);
  for (let read = 0; read < bytes; ) {
    const count = readSync(descriptor, new Uint8Array(part, read), { position: at + read });
    if (count === 0) throw new Error('it is cut off');
    read += count;
  }
  return part;
}

/** Each a string of its own: a slice of one long string would hold all of that. */
function linesOf(text: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = text.indexOf(10, from);
    lines.push(text.toString('utf8', from, to));
    from = to + 1;
  }
  return lines;
}
