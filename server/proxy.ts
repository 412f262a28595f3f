import * as http from 'node:http';
import * as https from 'node:https';
import { pipeline } from 'node:stream';
import { acceptedEncoding, compressor, type Encoding, isCompressible } from './compress';

type Options = {
  apiUrl: string;
  siteUrl: string;
  /** Whether a balancer in front has written the shopper's address into the request. */
  isBehindProxy: boolean;
  timeoutMs: number;
  headers: Record<string, string>;
};

const COMPRESSED_FROM = 1024;

const hopByHop =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|x-forwarded-.*)$/;

export type ApiProxy = (req: http.IncomingMessage, res: http.ServerResponse) => void;

/** Hands a request on to the shop API as it comes in, and the answer back as it comes out. */
export function createProxy({
  apiUrl,
  siteUrl,
  isBehindProxy,
  timeoutMs,
  headers,
}: Options): ApiProxy {
  const api = new URL(apiUrl);
  const { request, Agent } = api.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const site = new URL(siteUrl);

  return (req, res) => {
    const upstream = request({
      agent,
      protocol: api.protocol,
      hostname: api.hostname,
      port: api.port,
      method: req.method,
      path: req.url,
      timeout: timeoutMs,
      headers: {
        ...passing(req.headers),
        host: api.host,
        'x-forwarded-for': addressOf(req, isBehindProxy),
        'x-forwarded-host': site.host,
        'x-forwarded-proto': site.protocol.slice(0, -1),
      },
    });
    upstream.on('response', (answer) => {
      const encoding = encodingOf(req, answer);
      const sent = { ...passing(answer.headers), ...headers };
      if (encoding === 'identity') {
        res.writeHead(answer.statusCode ?? 502, sent);
        pipeline(answer, res, ignore);
      } else {
        res.writeHead(answer.statusCode ?? 502, encoded(sent, encoding));
        pipeline(answer, compressor(encoding), res, ignore);
      }
    });
    upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
    upstream.on('error', () => refuse(res, headers));
    res.on('close', () => upstream.destroy());
    pipeline(req, upstream, ignore);
  };
}

function addressOf(req: http.IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? req.headers['x-forwarded-for'] : undefined;
  return [forwarded ?? [], req.socket.remoteAddress ?? []].flat().join(', ');
}

function passing(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));
}

/** Worth it for text of some length that the API has left as it is. */
function encodingOf(req: http.IncomingMessage, answer: http.IncomingMessage): Encoding {
  const { 'content-type': type = '', 'content-encoding': done } = answer.headers;
  const length = Number(answer.headers['content-length'] ?? COMPRESSED_FROM);
  const isWorthIt = !done && length >= COMPRESSED_FROM && isCompressible(type);
  return isWorthIt && req.method !== 'HEAD'
    ? acceptedEncoding(req.headers['accept-encoding'])
    : 'identity';
}

function encoded(headers: http.OutgoingHttpHeaders, encoding: Encoding) {
  const { 'content-length': _length, etag, vary, ...rest } = headers;
  return {
    ...rest,
    ...(etag ? { etag: `W/${String(etag).replace(/^W\//, '')}` } : {}),
    vary: [vary ?? [], 'Accept-Encoding'].flat().join(', '),
    'content-encoding': encoding,
  };
}

function refuse(res: http.ServerResponse, headers: Record<string, string>): void {
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  const body = { status: false, data: { detail: 'The shop API does not answer' }, message: null };
  res.writeHead(503, { ...headers, 'Content-Type': 'application/json', 'Retry-After': '5' });
  res.end(JSON.stringify(body));
}

/** Either side may leave at any moment; the other is closed with it. */
function ignore(): void {}
