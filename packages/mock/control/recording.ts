import type { CallName } from '@/lib/contract/calls';
import { BODILESS, type Fault } from '@/packages/mock/faults/fault';
import type { Call } from '@/packages/mock/faults/matcher';
import { Refusal } from './refusal';

type RecordedCall = Call & { call: CallName | null };
/**
 * The base URL of the backend, and the headers added to every request in addition to the shopper's
 * own.
 */
type Backend = { backend: string; headers?: Record<string, string> | undefined };
type RecordedResponse = { fault: Fault; key: string };

const PATIENCE_MS = 30_000;
const RESPONSES_MAX = 2000;
const BYTES_MAX = 32 * 1024 * 1024;

/**
 * Headers that concern the browser's connection or that the storefront sets. They are removed, so
 * that the backend receives the headers of a plain client.
 */
const NOT_SENT =
  /^(?:connection|content-length|host|keep-alive|origin|referer|sec-.*|te|transfer-encoding|x-forwarded-.*|x-world)$/;
/**
 * Headers that concern the backend's connection or are invalid for the decoded text. They are not
 * recorded.
 */
const NOT_RECORDED =
  /^(?:alt-svc|connection|content-(?:encoding|length)|date|keep-alive|server|strict-transport-security|transfer-encoding)$/;

/** Forwards the requests of a world to another backend and records the responses. */
export class Recording {
  readonly #backend: string;
  readonly #headers: Record<string, string>;
  readonly #kept: RecordedResponse[] = [];
  #bytes = 0;
  #leftOut = 0;

  constructor({ backend, headers = {} }: Backend) {
    this.#backend = backend.replace(/\/$/, '');
    this.#headers = headers;
  }

  async forward(request: Request, recorded: RecordedCall): Promise<Response> {
    const forwarded = this.#send(request, recorded);
    const { status, headers, body } = await forwarded.catch((error) =>
      this.#refuse(request, error),
    );
    if (recorded.call !== null)
      this.#keep(toFault(recorded, { status, headers, body }), body.length);
    return new Response(BODILESS.includes(status) ? null : body, { status, headers });
  }

  /**
   * Lists the responses in order. If a request was repeated, only its last response is replayed
   * more than once.
   */
  get responses(): Fault[] {
    const keys = this.#kept.map(({ key }) => key);
    return this.#kept.map(({ fault, key }, at) =>
      keys.lastIndexOf(key) === at ? fault : { ...fault, times: 1 },
    );
  }

  /** The number of responses that did not fit into the recording. */
  get leftOut(): number {
    return this.#leftOut;
  }

  #keep(fault: Fault, bytes: number): void {
    if (this.#kept.length >= RESPONSES_MAX || this.#bytes + bytes > BYTES_MAX) {
      this.#leftOut += 1;
      return;
    }
    this.#bytes += bytes;
    const { method, path, when } = fault;
    this.#kept.push({ fault, key: JSON.stringify([method, path, when]) });
  }

  async #send(request: Request, { path, query }: RecordedCall): Promise<BackendResponse> {
    const { method } = request;
    const sent = [...request.headers].filter(([name]) => !NOT_SENT.test(name));
    const response = await fetch(this.#backend + path + query, {
      method,
      body: ['GET', 'HEAD'].includes(method) ? null : await request.arrayBuffer(),
      headers: { ...Object.fromEntries(sent), ...this.#headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const kept = [...response.headers].filter(([name]) => !NOT_RECORDED.test(name));
    const headers = Object.fromEntries(kept);
    return { status: response.status, headers, body: await response.text() };
  }

  #refuse({ method }: Request, error: Error): never {
    // The reason for a failed fetch is in the cause of its error.
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new Refusal(502, `${method} ${this.#backend} received no response: ${message}`);
  }
}

type BackendResponse = { status: number; headers: Record<string, string>; body: string };

function toFault(recorded: RecordedCall, { status, headers, body }: BackendResponse): Fault {
  const { method, path, query, body: sent } = recorded;
  const json = headers['content-type']?.includes('json') ? parsed(body) : undefined;
  return {
    method,
    path,
    when: { query_only: queryOf(query), ...(sent !== null && { body: asJson(sent) }) },
    after: false,
    kind: 'answer',
    status,
    headers,
    ...(!BODILESS.includes(status) && { body: json ?? body }),
  };
}

function queryOf(query: string): Record<string, string | string[]> {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const [first = '', ...others] = given.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Json = NonNullable<NonNullable<Fault['when']>['body']>;

// The body that the journal parsed is either JSON or the fields of a form.
function asJson(sent: unknown): Json {
  return sent as Json;
}
