import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, pickBody } from './compress';
import type { Answer } from './serve-page';

type Options = {
  /** What a redirect carries on of the query that it was asked with. */
  tracking: string;
};

export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, state }: Answer,
  { tracking }: Options,
): void {
  const headers = [...withTracking(page.headers, tracking), 'x-cache', state];
  if (page.status === 200 && isKnown(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const accepted = acceptedEncoding(req.headers['accept-encoding']);
  const [encoding, body] = pickBody(page.bodies, accepted);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  res.writeHead(page.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim() === etag) ?? false;
}

function withTracking(headers: string[], tracking: string): string[] {
  if (tracking === '') return headers;
  const at = headers.findIndex((text, index) => index % 2 === 0 && text === 'location');
  const location = headers[at + 1];
  if (at < 0 || location === undefined) return headers;
  return headers.with(at + 1, `${location}${location.includes('?') ? '&' : '?'}${tracking}`);
}
