import { createHash } from 'node:crypto';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response body in one or more encodings. */
export type Bodies = { [encoding in Encoding]?: Buffer };

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const nothing = Buffer.alloc(0);
/** The level for gzip. Level 9 would take 50 % longer and save only 0.6 %. */
const GZIP_LEVEL = 6;

/**
 * Compresses bytes that are sent many times, at a level that does not keep the first client waiting
 * too long.
 */
export async function compressThoroughly(body: Buffer): Promise<{ br: Buffer }> {
  return { br: await brotli(body, brotliOptions(body, 7)) };
}

/** Compresses bytes with gzip. */
export function zip(body: Buffer): Promise<Buffer> {
  return gzip(body, { level: GZIP_LEVEL });
}

/**
 * Converts a Brotli body to gzip, for clients that do not accept Brotli. The result is a copy,
 * because zlib returns slices of larger buffers.
 */
export async function gzipOfBrotli(br: Buffer): Promise<Buffer> {
  return Buffer.from(await zip(await unbrotli(br)));
}

/**
 * Replaces the Brotli body, if there is one, with one of level 10, which is 7 % smaller but takes
 * five times as long.
 */
export async function compressAgain(bodies: Bodies): Promise<void> {
  if (!bodies.br) return;
  const body = await unbrotli(bodies.br);
  const br = await brotli(body, brotliOptions(body, 10));
  Object.assign(bodies, inOwnMemory({ ...bodies, br }));
}

/**
 * Copies each body: zlib returns slices, and a slice of a buffer keeps the whole buffer in memory.
 */
export function inOwnMemory(bodies: Bodies): Bodies {
  const copies = Object.entries(bodies).map(([encoding, body]) => [encoding, Buffer.from(body)]);
  return Object.fromEntries(copies);
}

/** Compresses bytes that are sent once, quickly and only in the accepted encoding. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Bodies> {
  if (encoding === 'br') return { br: await brotli(body, brotliOptions(body, 4)) };
  if (encoding === 'gzip') return { gzip: await gzip(body, { level: 5 }) };
  return { identity: body };
}

/** Returns the body in the accepted encoding, or uncompressed if that encoding is missing. */
export function pickBody(bodies: Bodies, accepted: Encoding): [Encoding, Buffer] {
  const body = bodies[accepted];
  if (body) return [accepted, body];
  return ['identity', uncompressed(bodies)];
}

function uncompressed({ br, gzip: gz, identity }: Bodies): Buffer {
  if (identity) return identity;
  if (br) return zlib.brotliDecompressSync(br);
  return gz ? zlib.gunzipSync(gz) : nothing;
}

/** Returns the number of stored bytes of a response in all its encodings. */
export function bytesOf(bodies: Bodies): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
}

/** Creates a stream that compresses a response while it is sent. */
export function compressor(encoding: 'br' | 'gzip'): Transform {
  return encoding === 'br'
    ? zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })
    : zlib.createGzip({ level: 5 });
}

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Returns whether compression makes content of this type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](json|xml|javascript)\b/.test(contentType);
}

function brotliOptions(body: Buffer, quality: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      // Pages repeat the same markup at many distances; coarser distance codes save 0.3 %.
      [zlib.constants.BROTLI_PARAM_NPOSTFIX]: 3,
    },
  };
}

/**
 * Returns whether a header such as `Accept` or `Accept-Encoding` lists a value with a weight above
 * 0.
 */
export function accepts(header: string | string[] | undefined, value: string): boolean {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',');
  const part = parts.find((one) => one.split(';')[0]?.trim() === value);
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}

/** Returns a weak ETag, which all compressed forms of a body share. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
