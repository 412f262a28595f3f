import { ageMs } from '@/lib/domain/time/time-left';
import type { PageRequest } from './cache-key';
import type { Page } from './page';
import { type ByteCache, createByteCache, dropEntries, invalidate } from './page-cache';

/** The age up to which a narrowed list is served when it cannot be rendered. */
const LIST_AGE_MAX_MS = 24 * 60 * 60 * 1000;
/** The size limit in bytes of the record of requested lists, enough for about 5,000 addresses. */
const REQUESTED_LISTS_BYTES = 1024 * 1024;
const REQUESTED_LIST = { bytes: 64 };

export type PageRegionsDeps = {
  /**
   * Pages with status 200. Other responses are separate, so that invalid addresses cannot evict
   * pages.
   */
  pages: ByteCache<Page>;
  otherPages: ByteCache<Page>;
  /**
   * Narrowed lists with status 200. They are separate because clients can request any number of
   * different list URLs.
   */
  lists: ByteCache<Page>;
  now: () => number;
};

/** The regions of the page cache. No region evicts entries of another one. */
export class PageRegions {
  readonly #parts: PageRegionsDeps;
  readonly #requestedLists = createByteCache<typeof REQUESTED_LIST>(REQUESTED_LISTS_BYTES);

  constructor(parts: PageRegionsDeps) {
    this.#parts = parts;
  }

  find({ key, isNarrowed }: Pick<PageRequest, 'key' | 'isNarrowed'>): Page | undefined {
    if (key === null) return undefined;
    const { pages, otherPages, lists, now } = this.#parts;
    if (!isNarrowed) return pages.get(key) ?? otherPages.get(key);
    const list = lists.get(key);
    return list && ageMs(now(), list.renderedAt) < LIST_AGE_MAX_MS ? list : undefined;
  }

  /**
   * Returns whether the page of a request may be cached. A narrowed list must have been requested
   * before, so that addresses requested only once, by crawlers, evict no lists (ADR 176).
   */
  admits(request: PageRequest): request is PageRequest & { key: string } {
    const { key, isNarrowed } = request;
    if (key === null) return false;
    return !isNarrowed || this.#requestedLists.has(key) || this.find(request) !== undefined;
  }

  /** Records a request for a narrowed list, so that the response to the next one may be cached. */
  noteList({ key, isNarrowed }: PageRequest): void {
    if (key !== null && isNarrowed) this.#requestedLists.set(key, REQUESTED_LIST);
  }

  store({ key, isNarrowed }: PageRequest & { key: string }, page: Page): void {
    const { pages, otherPages, lists } = this.#parts;
    if (isNarrowed) {
      if (page.status === 200) lists.set(key, page);
      else lists.delete(key);
      return;
    }
    const [into, outOf] = page.status === 200 ? [pages, otherPages] : [otherPages, pages];
    outOf.delete(key);
    into.set(key, page);
  }

  /** Invalidates or removes the entries with one of the tags. Returns their number. */
  invalidate(tags: ReadonlySet<string>, { drop }: { drop: boolean }): number {
    const { pages, otherPages, lists } = this.#parts;
    const change = drop ? dropEntries : invalidate;
    return [pages, otherPages, lists].reduce((sum, region) => sum + change(region, tags), 0);
  }
}
