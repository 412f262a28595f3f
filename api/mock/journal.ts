export type Entry = {
  method: string;
  path: string;
  query: string;
  /** 'browser' for calls through the storefront's proxy, 'server' for all others. */
  from: 'browser' | 'server';
  language: string | null;
  /** The JSON body; null for none, a form or a long one. */
  body: unknown;
  /** Null until the call is answered; stays null if the connection was cut. */
  status: number | null;
  fault: string | null;
};

const ENTRIES_MAX = 1000;
const BODY_BYTES_MAX = 32 * 1024;

/** The requests to a world, in order. */
export class Journal {
  readonly #entries: Entry[] = [];

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  async note(request: Request, from: Entry['from']): Promise<Entry> {
    const { pathname, search } = new URL(request.url);
    const entry: Entry = {
      method: request.method,
      path: pathname,
      query: search,
      from,
      language: request.headers.get('accept-language'),
      body: null,
      status: null,
      fault: null,
    };
    this.#entries.push(entry);
    if (this.#entries.length > ENTRIES_MAX) this.#entries.shift();
    entry.body = await bodyOf(request);
    return entry;
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const length = Number(request.headers.get('content-length') ?? 0);
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || length === 0 || length > BODY_BYTES_MAX) return null;
  try {
    return await request.clone().json();
  } catch {
    // The shop itself refuses a malformed body.
    return null;
  }
}
