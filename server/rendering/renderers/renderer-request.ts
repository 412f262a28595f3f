import * as http from 'node:http';
import { withTimeLimit } from '@/lib/queues/time-limit';
import { type BufferedResponse, bufferResponse } from '@/server/edge/buffered-response';
import { Abandoned, RendererGone, RenderTimeout } from './queued';

export type RendererRequest = {
  method?: string;
  path: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  timeoutMs: number;
  /** Cancels the request, because nobody needs the response anymore. */
  cancel?: AbortSignal | undefined;
};

/** The part of a client's request for an image, a preview or a sitemap that a renderer receives. */
export type FileRequest = Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>;

type Connection = { socketPath: string; agent: http.Agent };

/**
 * Sends a request to a renderer and buffers the response, so that slow clients do not occupy the
 * renderer.
 *
 * The connection of a request that is late or canceled is closed.
 *
 * @throws RenderTimeout when the response is late.
 * @throws Abandoned when the request was canceled.
 * @throws RendererGone when the connection broke.
 */
export function requestRenderer(
  connection: Connection,
  request: RendererRequest,
): Promise<BufferedResponse> {
  const send = (signal: AbortSignal) => exchange(connection, request, signal);
  return withTimeLimit(request.timeoutMs, send, request.cancel);
}

function exchange(
  { socketPath, agent }: Connection,
  { method = 'GET', path, headers = {}, body = '', cancel }: RendererRequest,
  signal: AbortSignal,
): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      if (cancel?.aborted) reject(new Abandoned(`${path} is not needed anymore`));
      else if (signal.aborted) reject(new RenderTimeout(`${path} took too long`));
      else reject(new RendererGone(String(error)));
    };
    const request = http.request({ socketPath, agent, method, path, headers, signal });
    request.on('error', fail);
    request.on('response', (response) => bufferResponse(response).then(resolve, fail));
    request.end(body);
  });
}
