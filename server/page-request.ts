import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '@/server/bytes/compress';
import { clientOf } from '@/server/edge/client-address';
import type { Reader } from '@/server/pages/serve-page';
import type { Waiter } from '@/server/rendering/renderers/queued';
import { type Observed, requestIdOf, traceOf } from './observe';

export type Visit = [req: IncomingMessage, res: ServerResponse, observed: Observed | undefined];
export type Send = (...visit: Visit) => void | Promise<void>;

/** Returns the context of a waiting request, with the encoding that its client accepts. */
export function readerOf(visit: Visit, isBehindProxy: boolean): Reader {
  const [req] = visit;
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  return { encoding, ...waiterOf(visit, isBehindProxy) };
}

/** Returns the context of a waiting request. Its signal aborts when the client disconnects. */
export function waiterOf([req, res, observed]: Visit, isBehindProxy: boolean): Waiter {
  const gone = new AbortController();
  // Aborting would create an error with a stack trace, which is unnecessary after a complete
  // response.
  res.once('close', () => !res.writableFinished && gone.abort());
  const origin = clientOf(req, isBehindProxy);
  const trace = traceOf(req, observed);
  return { origin, signal: gone.signal, requestId: requestIdOf(req), trace };
}
