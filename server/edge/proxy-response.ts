import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedLocale } from '@/lib/domain/routing/accept-language';
import {
  acceptedEncoding,
  compressor,
  compressQuickly,
  type Encoding,
  isCompressible,
  pickBody,
} from '@/server/bytes/compress';
import { BodyTooSlow } from './read-body';
import { texts } from './texts';

const TOO_SLOW = 408;
const COMPRESSED_FROM = 1024;
/** Responses are buffered up to this size; the rest of a longer response is streamed. */
const WHOLE_BYTES_MAX = 16 * 1024 * 1024;

const hopByHop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|x-forwarded-.*|x-request-id|traceparent|tracestate)$/;

/** Removes headers that concern only one connection, and those that the storefront sets itself. */
export function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));
}

/**
 * Sends an API response to the shopper. A response of up to 16 MB releases its connection to the
 * API however slowly the shopper reads; a longer one holds it.
 */
export async function forwardResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: IncomingMessage,
  own: Record<string, string>,
): Promise<void> {
  const { begun, isWhole } = await bufferStart(response);
  if (res.destroyed || res.headersSent) return;
  const length = isWhole ? begun.length : COMPRESSED_FROM;
  const encoding = encodingOf(req, response, length);
  writeHead(res, response, { own, encoding });
  if (!isWhole) await stream(res, response, { begun, encoding });
  else if (hasBody(req, response)) await sendWhole(res, begun, encoding);
  else res.end();
}

/** Responds with 503 in the format of the API's own errors when the API does not respond. */
export function sendUnavailable(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
): void {
  sendFailure(req, res, {
    status: 503,
    reason: 'noResponse',
    headers: { ...headers, 'Retry-After': '5' },
  });
}

/** Responds with 408 and closes the connection, so that nothing waits for the rest of the body. */
export function sendTooSlow(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
): void {
  const closing = { ...headers, Connection: 'close' };
  sendFailure(req, res, { status: TOO_SLOW, reason: 'slowBody', headers: closing });
}

/**
 * Returns an error handler that responds with 408 to a body that arrives below the minimum rate.
 */
export function refuseSlowBody(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
) {
  return (error: unknown): void => {
    if (!(error instanceof BodyTooSlow)) throw error;
    sendTooSlow(req, res, headers);
  };
}

type Failure = {
  status: number;
  reason: 'noResponse' | 'slowBody';
  headers: Record<string, string>;
};

/**
 * Sends a failure as JSON. Its text is in the content language, which pages send in
 * `Accept-Language` with each API request.
 */
function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  { status, reason, headers }: Failure,
): void {
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  const detail = texts[acceptedLocale(req.headers['accept-language'])][reason];
  // Browsers derive the shop's time from `Date`, but this machine's clock may differ from the
  // API's.
  res.sendDate = false;
  res.writeHead(status, { ...headers, 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ status: false, data: { detail }, message: detail }));
}

/** Buffers the whole response, or the first `WHOLE_BYTES_MAX` bytes of a longer one. */
async function bufferStart(
  response: IncomingMessage,
): Promise<{ begun: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > WHOLE_BYTES_MAX) return { begun: Buffer.concat(chunks), isWhole: false };
  }
  return { begun: Buffer.concat(chunks), isWhole: true };
}

function writeHead(
  res: ServerResponse,
  response: IncomingMessage,
  { own, encoding }: { own: Record<string, string>; encoding: Encoding },
): void {
  const passed = { ...endToEndHeaders(response.headers), ...own };
  const headers = encoding === 'identity' ? passed : encoded(passed, encoding);
  res.statusCode = response.statusCode ?? 502;
  for (const [name, value = ''] of Object.entries(headers)) res.setHeader(name, value);
  // The client sends too slowly for the API, so its connection closes after the response.
  if (res.statusCode === TOO_SLOW) res.setHeader('connection', 'close');
}

/** Sends a buffered response. Resolves without waiting for the shopper to read it. */
async function sendWhole(res: ServerResponse, whole: Buffer, encoding: Encoding): Promise<void> {
  const [, body] = pickBody(await compressQuickly(whole, encoding), encoding);
  res.setHeader('content-length', body.length);
  res.end(body);
}

function stream(
  res: ServerResponse,
  response: IncomingMessage,
  { begun, encoding }: { begun: Buffer; encoding: Encoding },
): Promise<void> {
  async function* all() {
    yield begun;
    yield* response;
  }
  return encoding === 'identity' ? pipeline(all, res) : pipeline(all, compressor(encoding), res);
}

function hasBody({ method }: IncomingMessage, { statusCode }: IncomingMessage): boolean {
  return method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
}

/**
 * Returns the encoding for the client. Only text of at least `COMPRESSED_FROM` bytes that the API
 * has not already compressed is compressed.
 */
function encodingOf(req: IncomingMessage, response: IncomingMessage, length: number): Encoding {
  const { 'content-type': type = '', 'content-encoding': done } = response.headers;
  const isWorthIt = !done && length >= COMPRESSED_FROM && isCompressible(type);
  return isWorthIt && hasBody(req, response)
    ? acceptedEncoding(req.headers['accept-encoding'])
    : 'identity';
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
