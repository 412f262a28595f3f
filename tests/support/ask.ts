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
  /** Each request opens its own connection without an agent. */
  agent?: Agent;
  /** Aborts the request before the response arrives. */
  signal?: AbortSignal;
};
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path unchanged. `fetch` would normalize it and follow redirects. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, agent, signal }: RequestOptions = {},
) {
  return new Promise<Answered>((resolve, reject) => {
    const asked = request(base, { method, headers, path, signal, agent: agent ?? false });
    asked.on('response', (response) => collect(response).then(resolve, reject));
    asked.on('error', reject);
    asked.end(body);
  });
}

const TRIES = 4;

/** Retries while a busy storefront returns 503, after the time in its `Retry-After`. */
export async function askPatiently(base: string, path: string): Promise<Answered> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask(base, path);
    const pause = answer.headers['retry-after'];
    if (answer.status !== 503 || pause === undefined || tried === TRIES) return answer;
    await wait(Number(pause) * 1000);
  }
}

async function collect(response: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}
