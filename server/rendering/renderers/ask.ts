import * as http from 'node:http';
import { withTimeLimit } from '@/lib/queues/time-limit';
import { type BufferedResponse, bufferResponse } from '@/server/edge/buffered-response';
import { RendererGone, RendererHangs } from './queued';

export type RendererRequest = {
  method?: string;
  path: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  timeoutMs: number;
};

/** The part of a client's request for an image or a sitemap that a renderer receives. */
export type FileRequest = Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request that waits for a render. */
export type Waiter = {
  /** The rate-limit key; the queue alternates between origins. */
  origin: string;
  signal?: AbortSignal | undefined;
  /** The id of the request being rendered; renewals have none. */
  requestId?: string;
  /** The headers that propagate its trace. */
  trace?: Record<string, string>;
};

type Connection = { socketPath: string; agent: http.Agent };

/**
 * Sends a request to a renderer and buffers the response, so that slow readers do not occupy it.
 */
export function askRenderer(
  connection: Connection,
  asked: RendererRequest,
): Promise<BufferedResponse> {
  return withTimeLimit(asked.timeoutMs, (signal) => answerTo(connection, asked, signal));
}

function answerTo(
  { socketPath, agent }: Connection,
  { method = 'GET', path, headers = {}, body = '' }: RendererRequest,
  signal: AbortSignal,
): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        signal.aborted
          ? new RendererHangs(`${path} took too long`)
          : new RendererGone(String(error)),
      );
    const request = http.request({ socketPath, agent, method, path, headers, signal });
    request.on('error', fail);
    request.on('response', (response) => bufferResponse(response).then(resolve, fail));
    request.end(body);
  });
}
