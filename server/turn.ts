import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reader } from '@/server/cache/serve-page';
import { clientOf } from '@/server/http/client-address';
import { acceptedEncoding } from '@/server/http/compress';
import type { Turn } from '@/server/renderers/ask';
import { requestIdOf } from './observe';

export function readerOf(
  req: IncomingMessage,
  res: ServerResponse,
  isBehindProxy: boolean,
): Reader {
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  return { encoding, ...turnOf(req, res, isBehindProxy) };
}

/** Who has gone away waits for nothing. */
export function turnOf(req: IncomingMessage, res: ServerResponse, isBehindProxy: boolean): Turn {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const origin = clientOf(req, isBehindProxy);
  return { origin, signal: gone.signal, requestId: requestIdOf(req) };
}
