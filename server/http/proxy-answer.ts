import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedEncoding, compressor, type Encoding, isCompressible } from './compress';

const COMPRESSED_FROM = 1024;

const hopByHop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|x-forwarded-.*)$/;

export function passing(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));
}

export function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  answer: IncomingMessage,
  own: Record<string, string>,
): void {
  const encoding = encodingOf(req, answer);
  const headers = { ...passing(answer.headers), ...own };
  const status = answer.statusCode ?? 502;
  if (encoding === 'identity') {
    res.writeHead(status, headers);
    pipeline(answer, res, ignore);
  } else {
    res.writeHead(status, encoded(headers, encoding));
    pipeline(answer, compressor(encoding), res, ignore);
  }
}

/** In the shape of the API's own errors, since it does not answer. */
export function sendUnavailable(res: ServerResponse, headers: Record<string, string>): void {
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  const body = { status: false, data: { detail: 'The shop API does not answer' }, message: null };
  res.writeHead(503, { ...headers, 'Content-Type': 'application/json', 'Retry-After': '5' });
  res.end(JSON.stringify(body));
}

/** Only text of some length that the API has not compressed is worth it. */
function encodingOf(req: IncomingMessage, answer: IncomingMessage): Encoding {
  const { 'content-type': type = '', 'content-encoding': done } = answer.headers;
  const length = Number(answer.headers['content-length'] ?? COMPRESSED_FROM);
  const isWorthIt = !done && length >= COMPRESSED_FROM && isCompressible(type);
  const hasBody = req.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  return isWorthIt && hasBody ? acceptedEncoding(req.headers['accept-encoding']) : 'identity';
}

function encoded(headers: OutgoingHttpHeaders, encoding: Encoding): OutgoingHttpHeaders {
  const { 'content-length': _length, etag, vary, ...rest } = headers;
  return {
    ...rest,
    ...(etag ? { etag: `W/${String(etag).replace(/^W\//, '')}` } : {}),
    vary: [vary ?? [], 'Accept-Encoding'].flat().join(', '),
    'content-encoding': encoding,
  };
}

/** Either side may disconnect at any moment; `pipeline` closes the other. */
function ignore(): void {}
