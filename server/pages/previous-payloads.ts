import { type Bodies, bytesOf, inOwnMemory } from '@/server/bytes/compress';
import type { Page } from './page';
import { type CacheEntry, createByteCache } from './page-cache';

type CachedPayload = CacheEntry & { bodies: Bodies };

const CACHE_BYTES = 8 * 1024 * 1024;

/** RSC payloads of pages that may be open in browsers but are not, or no longer, cached. */
export class PreviousPayloads {
  readonly #cached = createByteCache<CachedPayload>(CACHE_BYTES);

  add(page: Page | undefined): void {
    if (!page?.payload) return;
    const { digest } = page.payload;
    // The payload shares one buffer with its page.
    const bodies = inOwnMemory(page.payload.bodies);
    this.#cached.set(digest, { bodies, bytes: bytesOf(bodies), tags: [], isInvalidated: false });
  }

  get(digest: string): Bodies | undefined {
    return this.#cached.get(digest)?.bodies;
  }
}
