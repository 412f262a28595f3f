declare global {
  var readMemo: ReadMemo | undefined;
}

export type MemoOptions = { seconds: number; tags: readonly string[] };
type Entry = { value: Promise<unknown>; tags: readonly string[]; expiresAt: number };

/**
 * Memoizes reads that every page makes, for a time or until one of their tags is invalidated. The
 * server and Next's page bundle are separate module graphs of one process and share it as
 * `globalThis.readMemo`. Without that server (`npm run dev`) there is none.
 */
export class ReadMemo {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  read(
    key: string,
    { seconds, tags }: MemoOptions,
    load: () => Promise<unknown>,
  ): Promise<unknown> {
    const known = this.#entries.get(key);
    if (known && this.#now() < known.expiresAt) return known.value;
    const entry = { value: load(), tags, expiresAt: this.#now() + seconds * 1000 };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Also drops a pending read, whose answer may be older than the change. */
  invalidate(tags: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }
}
