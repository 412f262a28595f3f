export type Entry = {
  method: string;
  path: string;
  query: string;
  /** A browser through the storefront, or whoever else: the storefront itself, a test. */
  from: 'browser' | 'server';
  language: string | null;
  /** JSON as it was sent; null for none, for a form, and for what is long. */
  body: unknown;
  /** Null while it is not answered, and for good when its connection was cut. */
  status: number | null;
  fault: string | null;
};

const ENTRIES_MAX = 1000;
const BODY_BYTES_MAX = 32 * 1024;

/** What was asked of a world, in order. */
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
    // The shop itself will say that it cannot be read.
    return null;
  }
}
