/** What the cache must know of an entry; the rest is its owner's. */
export type Kept = { bytes: number; tags: readonly string[]; outdated: boolean };

/** Keeps entries up to a number of bytes; the one used longest ago leaves first. */
export class PageCache<Entry extends Kept> {
  readonly #byteLimit: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(byteLimit: number) {
    this.#byteLimit = byteLimit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: the entry used last goes to its end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The one used longest ago first. */
  entries(): [string, Entry][] {
    return [...this.#entries];
  }

  set(key: string, entry: Entry): void {
    this.delete(key);
    if (entry.bytes > this.#byteLimit) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#byteLimit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /** Marks what carries one of the tags; it stays to be served should its renewal fail. */
  purge(tags: ReadonlySet<string>): number {
    let purged = 0;
    for (const entry of this.#entries.values()) {
      if (!entry.tags.some((tag) => tags.has(tag))) continue;
      entry.outdated = true;
      purged += 1;
    }
    return purged;
  }
}
