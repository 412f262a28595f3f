declare global {
  var readMemo: ReadMemo | undefined;
}

export type MemoOptions = { seconds: number; tags: readonly string[] };
type Entry = { value: Promise<unknown>; tags: readonly string[]; readAt: number };

/**
 * Memoizes reads that many pages make. An entry is used until it is too old or one of its tags is
 * invalidated.
 *
 * The server and Next's page bundle are separate module graphs in one process and share the memo as
 * `globalThis.readMemo`. Without that server (`npm run dev`) there is no memo.
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
    if (known && this.#isFresh(known, seconds)) return known.value;
    const entry = { value: load(), tags, readAt: this.#now() };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }

  /** An entry with a time in the future is stale, because the clock was set back. */
  #isFresh({ readAt }: Entry, seconds: number): boolean {
    const age = this.#now() - readAt;
    return age >= 0 && age < seconds * 1000;
  }

  clear(): void {
    this.#entries.clear();
  }

  /**
   * Drops entries with any of these tags, including pending reads, whose data may be older than the
   * change.
   */
  invalidate(tags: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }
}
