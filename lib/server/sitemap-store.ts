const FRESH_MS = 10 * 60 * 1000;

type Kept = { bytes: Uint8Array; at: number };

/** Sitemaps as they were last sent, zipped, up to a number of bytes; the oldest go first. */
export class SitemapStore {
  private readonly kept = new Map<string, Kept>();
  private readonly bytesMax: number;
  private readonly now: () => number;

  constructor({ bytesMax, now }: { bytesMax: number; now: () => number }) {
    this.bytesMax = bytesMax;
    this.now = now;
  }

  /** However old: better than nothing while the API is away. */
  any(name: string): Uint8Array | null {
    return this.kept.get(name)?.bytes ?? null;
  }

  fresh(name: string): Uint8Array | null {
    const one = this.kept.get(name);
    return one && this.now() - one.at < FRESH_MS ? one.bytes : null;
  }

  keep(name: string, bytes: Uint8Array) {
    this.kept.delete(name);
    this.kept.set(name, { bytes, at: this.now() });
    for (const [oldest, { bytes: some }] of this.kept) {
      if (this.size() <= this.bytesMax || some === bytes) return;
      this.kept.delete(oldest);
    }
  }

  private size(): number {
    return [...this.kept.values()].reduce((total, { bytes }) => total + bytes.length, 0);
  }
}
