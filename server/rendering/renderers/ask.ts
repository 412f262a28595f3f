import * as http from 'node:http';
import { withTimeLimit } from '@/lib/queues/time-limit';
import { type BufferedAnswer, bufferAnswer } from '@/server/edge/buffered-answer';
import { RendererGone, RendererHangs } from './queued';

export type RendererRequest = {
  method?: string;
  path: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  timeoutMs: number;
};

/** What a renderer gets to see of a client's request for a picture or a sitemap. */
export type FileRequest = Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>;

/** Who waits for what is rendered. */
export type Waiter = {
  /** Origins take turns. */
  origin: string;
  signal?: AbortSignal | undefined;
  /** Of the request that it is rendered for; a renewal has none. */
  requestId?: string;
  /** The headers that name its trace. */
  trace?: Record<string, string>;
};

type Connection = { socketPath: string; agent: http.Agent };

/** Asks a renderer and takes its whole answer, so that no slow reader holds it up. */
export function askRenderer(
  connection: Connection,
  asked: RendererRequest,
): Promise<BufferedAnswer> {
  return withTimeLimit(asked.timeoutMs, (signal) => answerTo(connection, asked, signal));
}

function answerTo(
  { socketPath, agent }: Connection,
  { method = 'GET', path, headers = {}, body = '' }: RendererRequest,
  signal: AbortSignal,
): Promise<BufferedAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        signal.aborted
          ? new RendererHangs(`${path} took too long`)
          : new RendererGone(String(error)),
      );
    const request = http.request({ socketPath, agent, method, path, headers, signal });
    request.on('error', fail);
    request.on('response', (response) => bufferAnswer(response).then(resolve, fail));
    request.end(body);
  });
}
