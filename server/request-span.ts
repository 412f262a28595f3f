import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromProxy, type RequestKind, requestIdOf } from './observe';

type Options = { kind: RequestKind; isBehindProxy: boolean };

/** Only a proxy in front may say of which trace the request is a part. */
export function inRequestSpan(
  req: IncomingMessage,
  res: ServerResponse,
  { kind, isBehindProxy }: Options,
  work: () => void,
): void {
  if (!globalThis.tracer) {
    work();
    return;
  }
  const from = isFromProxy(req, isBehindProxy) ? req.headers : {};
  const end = globalThis.tracer.request(`${req.method} ${kind}`, from, work);
  const finish = () =>
    end({ 'http.response.status_code': res.statusCode, 'request.id': requestIdOf(req) });
  // Most are answered by now, without the price of a listener.
  if (res.writableEnded) finish();
  else res.once('close', finish);
}
