import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type RequestOptions = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Without an agent, each request opens its own connection. */
  agent?: Agent;
  /** Aborts the request. */
  signal?: AbortSignal;
};
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path unchanged. `fetch` would normalize it and follow redirects. */
export function sendRequest(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, agent, signal }: RequestOptions = {},
) {
  return new Promise<RawResponse>((resolve, reject) => {
    const clientRequest = request(base, { method, headers, path, signal, agent: agent ?? false });
    clientRequest.on('response', (response) => collect(response).then(resolve, reject));
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

const TRIES = 4;

/** Sends a GET request. Retries a 503 from a busy storefront after the time in `Retry-After`. */
export async function sendWithRetries(base: string, path: string): Promise<RawResponse> {
  for (let tried = 1; ; tried += 1) {
    const response = await sendRequest(base, path);
    const pause = response.headers['retry-after'];
    if (response.status !== 503 || pause === undefined || tried === TRIES) return response;
    await wait(Number(pause) * 1000);
  }
}

async function collect(response: IncomingMessage): Promise<RawResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}
