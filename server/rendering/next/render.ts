import * as http from 'node:http';
import { Duplex } from 'node:stream';
import type { DeferredDocument } from 'deferred-hydration/server';
import { withTimeLimit } from '@/lib/queues/time-limit';
import { type BufferedResponse, bufferResponse } from '@/server/edge/buffered-response';

export type Rendered = BufferedResponse;
/**
 * A rendered page, ready to send. With deferred hydration, the RSC payload may be a separate file,
 * and `inlineCode` is set.
 */
export type PageDocument = Rendered & DeferredDocument;
export type RenderRequest = {
  method?: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
};
/** Renders a page. Rejects at the time limit, or when `cancel` aborts. */
export type Render = (request: RenderRequest, cancel?: AbortSignal) => Promise<Rendered>;

type RenderOptions = { host: string; isHttps: boolean; timeoutMs: number };

/**
 * The size limit of the headers on the in-memory connection. A re-encoded target of 12 KB can grow
 * threefold, and the response of a rewrite repeats it in its headers. Node's default limit is 16
 * KB.
 */
const HEADER_BYTES_MAX = 128 * 1024;

/**
 * Sends requests to a Next handler over an in-memory connection, because Next requires requests and
 * responses that belong to a connection.
 */
export function createRender(handler: http.RequestListener, options: RenderOptions): Render {
  const server = http.createServer({ maxHeaderSize: HEADER_BYTES_MAX }, handler);
  const forwarded = {
    host: options.host,
    'x-forwarded-host': options.host,
    'x-forwarded-proto': options.isHttps ? 'https' : 'http',
    'x-forwarded-for': '127.0.0.1',
    'user-agent': 'chorsu',
  };

  const send = (
    { method = 'GET', target, headers, body = '' }: RenderRequest,
    signal: AbortSignal,
  ): Promise<Rendered> =>
    new Promise((resolve, reject) => {
      const request = http.request({
        method,
        path: target,
        headers: { ...forwarded, ...headers },
        signal,
        maxHeaderSize: HEADER_BYTES_MAX,
        createConnection: () => connectTo(server),
      });
      request.on('error', reject);
      request.on('response', (response) => bufferResponse(response).then(resolve, reject));
      request.end(body);
    });

  return (request, cancel) =>
    withTimeLimit(options.timeoutMs, (signal) => send(request, signal), cancel);
}

function connectTo(server: http.Server): Duplex {
  const here = new Wire();
  const there = new Wire();
  here.other = there;
  there.other = here;
  server.emit('connection', there);
  return here;
}

/** One end of an in-memory connection: data written here is read at the other end. */
class Wire extends Duplex {
  other: Wire | null = null;
  #resume: (() => void) | null = null;

  override _read(): void {
    const resume = this.#resume;
    this.#resume = null;
    resume?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const { other } = this;
    const mustWait = other && !other.destroyed && !other.push(chunk);
    if (mustWait) other.#resume = done;
    else done();
  }

  override _final(done: () => void): void {
    this.other?.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const { other } = this;
    this.other = null;
    if (other && !other.destroyed) queueMicrotask(() => other.destroy());
    done(error);
  }
}
