import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { malformedBy, TooLarge, TooSlow } from '@/api/shared/errors';
import { type BodyPace, WHOLE_BODY_BYTES_MAX, watchPace } from '@/lib/queues/body-pace';

/** The limit for bodies without a stated length and for callers other than the storefront. */
export const OTHER_BODIES_MAX = WHOLE_BODY_BYTES_MAX;
/**
 * Number of chunks after which reading yields to other requests. One packet may hold thousands of
 * chunks.
 */
const CHUNKS_PER_ITERATION = 64;

/** Returns the `Content-Length`, or `null` for a body without one. */
export function statedLength(c: Context): number | null {
  if (c.req.header('transfer-encoding') !== undefined) return null;
  const stated = c.req.header('content-length');
  return stated === undefined ? null : Number(stated);
}

/**
 * Rejects a body before reading it.
 * @throws TooLarge when the stated length exceeds the limit.
 */
export function refuseLarge(c: Context, maxBytes: number): void {
  if ((statedLength(c) ?? 0) > maxBytes) throw new TooLarge();
}

/**
 * Yields the body as it arrives, bounded in bytes and by a minimum average rate.
 *
 * The length of a chunked body is known only after reading it, so it is limited to {@link
 * OTHER_BODIES_MAX}. After an abandoned read, the server closes the connection once the response is
 * sent; canceling the stream would close it before the response.
 *
 * @throws TooLarge when the body exceeds `maxBytes`.
 * @throws TooSlow when the average rate falls below the minimum.
 * @throws Malformed when the sender disconnects.
 */
export function receiveChunks(
  c: Context,
  maxBytes: number,
  pace?: BodyPace,
): AsyncGenerator<Uint8Array> {
  refuseLarge(c, maxBytes);
  const limit = statedLength(c) === null ? Math.min(maxBytes, OTHER_BODIES_MAX) : maxBytes;
  return readChunks(c.req.raw.body, limit, pace);
}

/** Receives the whole body as UTF-8 text, with the limits of {@link receiveChunks}. */
export async function receiveText(c: Context, maxBytes: number, pace?: BodyPace): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of receiveChunks(c, maxBytes, pace)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function* readChunks(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  pace: BodyPace | undefined,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let isTooSlow = false;
  // Releasing the lock rejects the pending read; the connection stays open for the response.
  const watch = watchPace(() => {
    isTooSlow = true;
    reader.releaseLock();
  }, pace);
  const refuse = (cause: unknown): never => {
    throw isTooSlow ? new TooSlow() : malformedBy(cause);
  };
  let received = 0;
  try {
    for (let chunks = 1; ; chunks += 1) {
      const { done, value } = await reader.read().catch(refuse);
      if (done) return;
      received += value.length;
      if (received > limit) throw new TooLarge();
      watch.add(value.length);
      if (chunks % CHUNKS_PER_ITERATION === 0) await nextTurn();
      yield value;
    }
  } finally {
    watch.stop();
  }
}
