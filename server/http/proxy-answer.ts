import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  acceptedEncoding,
  compressor,
  compressQuickly,
  type Encoding,
  isCompressible,
  pickBody,
} from './compress';

const COMPRESSED_FROM = 1024;
/** Of a longer answer the rest is streamed. */
const WHOLE_BYTES_MAX = 16 * 1024 * 1024;

const hopByHop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|x-forwarded-.*|x-request-id|traceparent|tracestate)$/;

export function passing(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));
}

/** Resolves when the connection to the API is free, however slowly the shopper reads. */
export async function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  answer: IncomingMessage,
  own: Record<string, string>,
): Promise<void> {
  const { begun, isWhole } = await takeUp(answer);
  if (res.destroyed || res.headersSent) return;
  const length = isWhole ? begun.length : COMPRESSED_FROM;
  const encoding = encodingOf(req, answer, length);
  writeHead(res, answer, { own, encoding });
  if (!isWhole) await stream(res, answer, { begun, encoding });
  else if (hasBody(req, answer)) await sendWhole(res, begun, encoding);
  else res.end();
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

/** All of the answer, or as much of a long one as may be held. */
async function takeUp(answer: IncomingMessage): Promise<{ begun: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > WHOLE_BYTES_MAX) return { begun: Buffer.concat(chunks), isWhole: false };
  }
  return { begun: Buffer.concat(chunks), isWhole: true };
}

function writeHead(
  res: ServerResponse,
  answer: IncomingMessage,
  { own, encoding }: { own: Record<string, string>; encoding: Encoding },
): void {
  const passed = { ...passing(answer.headers), ...own };
  const headers = encoding === 'identity' ? passed : encoded(passed, encoding);
  res.statusCode = answer.statusCode ?? 502;
  for (const [name, value = ''] of Object.entries(headers)) res.setHeader(name, value);
}

/** Does not wait for the shopper. */
async function sendWhole(res: ServerResponse, whole: Buffer, encoding: Encoding): Promise<void> {
  const [, body] = pickBody(await compressQuickly(whole, encoding), encoding);
  res.setHeader('content-length', body.length);
  res.end(body);
}

function stream(
  res: ServerResponse,
  answer: IncomingMessage,
  { begun, encoding }: { begun: Buffer; encoding: Encoding },
): Promise<void> {
  async function* all() {
    yield begun;
    yield* answer;
  }
  return encoding === 'identity' ? pipeline(all, res) : pipeline(all, compressor(encoding), res);
}

function hasBody({ method }: IncomingMessage, { statusCode }: IncomingMessage): boolean {
  return method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
}

/** Only text of some length that the API has not compressed is worth it. */
function encodingOf(req: IncomingMessage, answer: IncomingMessage, length: number): Encoding {
  const { 'content-type': type = '', 'content-encoding': done } = answer.headers;
  const isWorthIt = !done && length >= COMPRESSED_FROM && isCompressible(type);
  return isWorthIt && hasBody(req, answer)
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
