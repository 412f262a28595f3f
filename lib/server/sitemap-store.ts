const FRESH_MS = 10 * 60 * 1000;

type Cached = { bytes: Uint8Array; at: number };

/** The last sent sitemaps, zipped, up to a number of bytes; the oldest are dropped first. */
export class SitemapStore {
  private readonly cached = new Map<string, Cached>();
  private readonly bytesMax: number;
  private readonly now: () => number;

  constructor({ bytesMax, now }: { bytesMax: number; now: () => number }) {
    this.bytesMax = bytesMax;
    this.now = now;
  }

  /** Also a stale one, for when the API does not answer. */
  any(name: string): Uint8Array | null {
    return this.cached.get(name)?.bytes ?? null;
  }

  fresh(name: string): Uint8Array | null {
    const one = this.cached.get(name);
    return one && this.now() - one.at < FRESH_MS ? one.bytes : null;
  }

  set(name: string, bytes: Uint8Array) {
    this.cached.delete(name);
    this.cached.set(name, { bytes, at: this.now() });
    for (const [oldest, { bytes: some }] of this.cached) {
      if (this.size() <= this.bytesMax || some === bytes) return;
      this.cached.delete(oldest);
    }
  }

  private size(): number {
    return [...this.cached.values()].reduce((total, { bytes }) => total + bytes.length, 0);
  }
}
