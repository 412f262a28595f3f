import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '@/server/bytes/compress';
import { clientOf } from '@/server/edge/client-address';
import type { Reader } from '@/server/pages/serve-page';
import type { Waiter } from '@/server/rendering/renderers/ask';
import { type Observed, requestIdOf, traceOf } from './observe';

export type Visit = [req: IncomingMessage, res: ServerResponse, observed: Observed | undefined];
export type Send = (...visit: Visit) => void | Promise<void>;

export function readerOf(visit: Visit, isBehindProxy: boolean): Reader {
  const [req] = visit;
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  return { encoding, ...waiterOf(visit, isBehindProxy) };
}

/** Who has gone away waits for nothing. */
export function waiterOf([req, res, observed]: Visit, isBehindProxy: boolean): Waiter {
  const gone = new AbortController();
  // To abort makes an error with its stack: it says nothing to whoever has the whole answer.
  res.once('close', () => !res.writableFinished && gone.abort());
  const origin = clientOf(req, isBehindProxy);
  const trace = traceOf(req, observed);
  return { origin, signal: gone.signal, requestId: requestIdOf(req), trace };
}
