import { type ByteCache, createByteCache } from '@/server/pages/page-cache';
import { gzipOfBrotli } from './compress';

const CACHE_BYTES = 8 * 1024 * 1024;

/** Gzip versions of bodies that are stored as Brotli. Each is created on first use, then cached. */
export class ZippedBodies {
  readonly #kept: ByteCache<{ body: Buffer; bytes: number }>;
  readonly #made = new Map<string, Promise<Buffer>>();

  constructor(bytes = CACHE_BYTES) {
    this.#kept = createByteCache(bytes);
  }

  /**
   * Returns the gzip body, or a promise while it is being created. The digest identifies the Brotli
   * body.
   */
  of(digest: string, br: Buffer): Buffer | Promise<Buffer> {
    return this.#kept.get(digest)?.body ?? this.#made.get(digest) ?? this.#make(digest, br);
  }

  #make(digest: string, br: Buffer): Promise<Buffer> {
    const keep = (body: Buffer) => {
      this.#kept.set(digest, { body, bytes: body.length });
      return body;
    };
    const made = gzipOfBrotli(br)
      .then(keep)
      .finally(() => this.#made.delete(digest));
    this.#made.set(digest, made);
    return made;
  }
}
