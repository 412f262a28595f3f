import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '@/lib/domain/routing/page-tags';

type Sized = { bytes: number };
/** An entry that tags can invalidate. */
export type CacheEntry = Sized & { tags: readonly string[]; isInvalidated: boolean };

export type ByteCache<Entry extends Sized> = LRUCache<string, Entry>;

/** Creates a cache that is limited in bytes and evicts the least recently used entry first. */
export function createByteCache<Entry extends Sized>(byteLimit: number): ByteCache<Entry> {
  return new LRUCache<string, Entry>({
    maxSize: Math.max(byteLimit, 1),
    // Clients can request any number of long addresses, so the length of the key counts too.
    sizeCalculation: ({ bytes }, key) => Math.max(bytes + key.length, 1),
  });
}

/** Lists the entries in the order in which the cache would evict them. */
export function leastRecentFirst<Entry extends Sized>(
  cache: ByteCache<Entry>,
): [key: string, entry: Entry][] {
  const entries: [string, Entry][] = [];
  cache.rforEach((entry, key) => void entries.push([key, entry]));
  return entries;
}

/**
 * Marks the entries with one of the tags as invalidated. They are still served when a renewal
 * fails. Returns their number.
 */
export function invalidate<Entry extends CacheEntry>(
  cache: ByteCache<Entry>,
  tags: ReadonlySet<string>,
): number {
  let count = 0;
  for (const entry of cache.values()) {
    if (!concerns(tags, entry)) continue;
    entry.isInvalidated = true;
    count += 1;
  }
  return count;
}

/** Removes the entries with one of the tags. Returns their number. */
export function dropEntries<Entry extends CacheEntry>(
  cache: ByteCache<Entry>,
  tags: ReadonlySet<string>,
): number {
  let count = 0;
  for (const [key, entry] of [...cache.entries()]) {
    if (concerns(tags, entry) && cache.delete(key)) count += 1;
  }
  return count;
}

/** Returns whether a change of the tags in `changed` affects an entry with these `tags`. */
export function concerns(
  changed: ReadonlySet<string>,
  { tags }: { tags: readonly string[] },
): boolean {
  return changed.has(EVERYTHING) || tags.some((tag) => changed.has(tag));
}
