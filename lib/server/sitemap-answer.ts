import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { SitemapStore } from './sitemap-store';

const RETRY_AFTER_SECONDS = '60';
const types = { xml: 'application/xml; charset=utf-8', gz: 'application/gzip' };

/** As a zipped file rather than zipped for its way: Next takes Content-Encoding out of answers. */
type Form = keyof typeof types;

const store = new SitemapStore({ bytesMax: 32 * 1024 * 1024, now: () => Date.now() });

/**
 * Sends a sitemap as it is written, no faster than it is taken, and caches what was sent: it is sent
 * again while it is fresh, and while the API is away.
 */
export async function answerSitemap(
  name: string,
  pieces: AsyncGenerator<string>,
  form: Form,
): Promise<Response> {
  const fresh = store.fresh(name);
  if (fresh) return send([fresh], form);
  try {
    // Only with the first piece the status is known.
    const first = await pieces.next();
    if (first.done) return new Response(null, { status: 404 });
    return send(cached(name, through(createGzip(), chained(first.value, pieces))), form);
  } catch {
    const stale = store.any(name);
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
  store.set(name, Buffer.concat(sent));
}

/** Not by CompressionStream nor Readable.toWeb: in Node 20 these take sixteen thousand chunks ahead. */
function send(zipped: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, form: Form): Response {
  const chunks = form === 'gz' ? zipped : through(createGunzip(), zipped);
  const headers = { 'Content-Type': types[form], 'Cache-Control': 'public, max-age=3600' };
  return new Response(asBody(ReadableStream.from(chunks)), { headers });
}

function through(
  transform: Transform,
  chunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): AsyncIterable<Uint8Array> {
  // A failure arrives with whoever reads the end of it.
  return pipeline(Readable.from(chunks), transform, () => {});
}

// Node's own stream is what its Response takes; the two are typed in different libraries.
function asBody(stream: unknown): BodyInit {
  return stream as BodyInit;
}
