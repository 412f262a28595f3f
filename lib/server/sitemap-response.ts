import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const RETRY_AFTER_SECONDS = '60';
const FRESH_MS = 10 * 60 * 1000;
const CACHE_BYTES = 32 * 1024 * 1024;
const types = { xml: 'application/xml; charset=utf-8', gz: 'application/gzip' };

/**
 * The format of a response: XML for the index, and gzip files for the parts, because Next removes
 * Content-Encoding from responses.
 */
type Form = keyof typeof types;

/** The latest compressed sitemaps. */
const sitemaps = new LRUCache<string, Uint8Array>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ length }) => length,
  ttl: FRESH_MS,
  ttlResolution: 0,
  noDeleteOnStaleGet: true,
  perf: Date,
});

/**
 * Responds with the cached sitemap while it is fresh, otherwise with a new one from `chunks`. If
 * the API does not respond, responds with a stale sitemap, or with 503 if there is none. If
 * `chunks` is empty, responds with 404.
 */
export async function respondWithSitemap(
  name: string,
  chunks: AsyncGenerator<string>,
  form: Form,
): Promise<Response> {
  const fresh = sitemaps.get(name);
  if (fresh) return send([fresh], form);
  try {
    // The status is known only once the first chunk has arrived.
    const first = await chunks.next();
    if (first.done) return new Response(null, { status: 404 });
    return send(cached(name, through(createGzip(), chained(first.value, chunks))), form);
  } catch {
    const stale = sitemaps.get(name, { allowStale: true });
    if (stale) return send([stale], form);
    return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

async function* chained(first: string, rest: AsyncGenerator<string>) {
  yield first;
  yield* rest;
}

async function* cached(name: string, chunks: AsyncIterable<Uint8Array>) {
  const sent: Uint8Array[] = [];
  for await (const chunk of chunks) {
    sent.push(chunk);
    yield chunk;
  }
  sitemaps.set(name, Buffer.concat(sent));
}

/**
 * Streams a sitemap in the format `form`. Uses Node streams, because CompressionStream and the
 * `Readable.toWeb` of Node 20.9 read thousands of chunks ahead.
 */
function send(zipped: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, form: Form): Response {
  const chunks = form === 'gz' ? zipped : through(createGunzip(), zipped);
  const headers = { 'Content-Type': types[form], 'Cache-Control': 'public, max-age=3600' };
  return new Response(asBody(ReadableStream.from(chunks)), { headers });
}

function through(
  transform: Transform,
  chunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): AsyncIterable<Uint8Array> {
  // The callback ignores errors, because the reader of the stream receives them.
  return pipeline(Readable.from(chunks), transform, () => {});
}

// The cast is safe because Node's Response accepts Node's stream; the types come from different
// libraries.
function asBody(stream: unknown): BodyInit {
  return stream as BodyInit;
}
