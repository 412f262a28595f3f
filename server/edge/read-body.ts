import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { type BodyPace, watchPace } from '@/lib/queues/body-pace';

/** Thrown when a body arrives below the minimum rate. */
export class BodyTooSlow extends Error {}

/** A body, or the beginning of one that exceeds the limit; the rest is not read yet. */
export type ReceivedBody = { bytes: Buffer; isWhole: boolean };

/**
 * Receives a body up to `limit` bytes. Each read takes everything that has arrived, so a packet of
 * many small chunks is handled in one read.
 *
 * @throws BodyTooSlow When the average rate falls below the minimum. The connection stays open for
 * the response.
 * @throws When the client disconnects.
 */
export function receiveBody(
  req: IncomingMessage,
  limit: number,
  pace?: BodyPace,
): Promise<ReceivedBody> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const stop = () => {
      watch.stop();
      ignoreEnd();
      req.off('readable', read);
    };
    const finish = (isWhole: boolean) => {
      stop();
      resolve({ bytes: Buffer.concat(chunks), isWhole });
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const read = () => {
      for (let chunk = req.read(); chunk !== null; chunk = req.read()) {
        chunks.push(chunk);
        length += chunk.length;
        watch.add(chunk.length);
      }
      if (length > limit) finish(false);
    };
    const watch = watchPace(() => fail(new BodyTooSlow()), pace);
    const ignoreEnd = finished(req, { writable: false }, (error) => {
      if (error) fail(error);
      else finish(true);
    });
    req.on('readable', read);
  });
}

/**
 * Returns the text of a body of at most `limit` bytes, or `null` when the body is longer.
 *
 * @throws BodyTooSlow When the average rate falls below the minimum.
 */
export async function readText(
  req: IncomingMessage,
  limit: number,
  pace?: BodyPace,
): Promise<string | null> {
  const { bytes, isWhole } = await receiveBody(req, limit, pace);
  if (isWhole) return bytes.toString();
  req.resume();
  return null;
}

/** Parses JSON. Returns `null` for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
