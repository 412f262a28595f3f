import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '@/lib/domain/routing/page-tags';

type Sized = { bytes: number };
/** What shows something that may change. */
export type CacheEntry = Sized & { tags: readonly string[]; isInvalidated: boolean };

export type ByteCache<Entry extends Sized> = LRUCache<string, Entry>;

/** Holds entries up to a number of bytes; the least recently used is evicted first. */
export function createByteCache<Entry extends Sized>(byteLimit: number): ByteCache<Entry> {
  return new LRUCache<string, Entry>({
    maxSize: Math.max(byteLimit, 1),
    // Anyone may make up keys as long as an address.
    sizeCalculation: ({ bytes }, key) => Math.max(bytes + key.length, 1),
  });
}

export function leastRecentFirst<Entry extends Sized>(
  cache: ByteCache<Entry>,
): [key: string, entry: Entry][] {
  const entries: [string, Entry][] = [];
  cache.rforEach((entry, key) => void entries.push([key, entry]));
  return entries;
}

/** Marks the entries that carry one of the tags; they are still served should a renewal fail. */
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

/** Removes the entries that carry one of the tags. */
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

/** Whether a change of these tags is one of what carries its own. */
export function concerns(
  changed: ReadonlySet<string>,
  { tags }: { tags: readonly string[] },
): boolean {
  return changed.has(EVERYTHING) || tags.some((tag) => changed.has(tag));
}
