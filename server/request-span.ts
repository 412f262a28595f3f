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
  res.once('close', () =>
    end({ 'http.response.status_code': res.statusCode, 'request.id': requestIdOf(req) }),
  );
}
