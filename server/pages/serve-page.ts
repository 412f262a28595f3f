import { ageMs } from '@/lib/domain/time/time-left';
import { type Bodies, bytesOf, type Encoding, inOwnMemory } from '@/server/bytes/compress';
import type { Waiter } from '@/server/rendering/renderers/queued';
import { type PageRequest, requestOfUnknown } from './cache-key';
import { type FinishedPage, isTrueAt, type Page, SmallerPages, tagsOf } from './page';
import { type CacheEntry, createByteCache } from './page-cache';
import { PageRegions, type PageRegionsDeps } from './page-regions';
import { RenderFailures } from './render-failures';
import { type SharedRender, SharedRenders } from './shared-render';

/**
 * The source of a page: `hit` fresh from this cache, `shared` from another storefront, `miss` newly
 * rendered, `stale` from this cache but outdated, `bypass` rendered without caching, for example a
 * narrowed list on its first request.
 */
export type CacheState = 'hit' | 'shared' | 'miss' | 'stale' | 'bypass';
export type ServedPage = { page: Page; state: CacheState };
export type Reader = Waiter & { encoding: Encoding };

type ServePageDeps = PageRegionsDeps & {
  render: (request: PageRequest, reader: Reader) => Promise<FinishedPage>;
  /**
   * Returns whether an error means that the queue rejected the page, so that it was not rendered at
   * all.
   */
  isUntried: (error: unknown) => boolean;
  isBusy: () => boolean;
  freshMs: number;
  /**
   * Up to this age, a stale page is served while it is renewed; beyond it, requests wait for the
   * renewal.
   */
  staleMs: number;
  /** Returns the time in milliseconds since 1970, for comparison with `expiresAt`. */
  wallClock: () => number;
  /** Finds RSC payloads of other storefronts or of an earlier run of this storefront. */
  findPayload?: (digest: string) => Promise<Bodies | undefined>;
};

type Keyed = PageRequest & { key: string };

const RENEWALS_AT_ONCE = 16;
/** Background renewals share one origin in the render queue. */
const RENEWAL: Reader = { encoding: 'identity', origin: 'renewals' };

/** Serves pages from the cache, or with one shared render per page. */
export class PageServer {
  readonly #parts: ServePageDeps;
  readonly #cached: PageRegions;
  readonly #renders = new SharedRenders<ServedPage>();
  readonly #previousPayloads = new PreviousPayloads();
  readonly #failures: RenderFailures;
  readonly #smaller = new SmallerPages();
  #renewals = 0;

  constructor(parts: ServePageDeps) {
    this.#parts = parts;
    this.#cached = new PageRegions(parts);
    this.#failures = new RenderFailures(parts.now);
  }

  /**
   * Returns the page if it is cached and fresh. It is synchronous, because promises patched by Next
   * are slow.
   */
  freshPage(request: PageRequest): ServedPage | undefined {
    const page = this.#cached.find(request);
    if (!page || !this.#isFresh(page)) return undefined;
    this.#smaller.noteRead(page);
    return { page, state: 'hit' };
  }

  async serve(request: PageRequest, reader: Reader): Promise<ServedPage> {
    const fresh = this.freshPage(request);
    if (fresh) return fresh;
    if (!this.#cached.admits(request)) return this.#pass(request, reader);

    const cached = this.#cached.find(request);
    if (cached && this.#maySendStale(cached, request)) {
      this.#renewLater(request);
      return { page: cached, state: 'stale' };
    }
    return this.#renew(request, reader).catch((error: unknown) => {
      if (cached) return { page: cached, state: 'stale' };
      throw error;
    });
  }

  /**
   * Returns the RSC payload with this digest. If no storefront has stored it, renders the page
   * again, and returns `undefined` if that results in another payload.
   */
  async payload(digest: string, request: PageRequest, reader: Reader): Promise<Bodies | undefined> {
    const previous = this.#previousPayloads.get(digest);
    if (previous) return previous;
    const cached = this.#cached.find(request)?.payload;
    if (cached?.digest === digest) return cached.bodies;
    const shared = await this.#parts.findPayload?.(digest);
    if (shared) return shared;
    // The payload is not stored anywhere, so the page is rendered again. Only cached pages have a
    // separate payload, so a narrowed list must be admitted to the cache.
    this.#cached.noteList(request);
    const { page } = await this.serve(request, reader);
    return page.payload?.digest === digest ? page.payload.bodies : undefined;
  }

  /** Invalidates pages. Renders in progress may contain old data, so they are not cached. */
  invalidate(tags: readonly string[], { drop } = { drop: false }): number {
    const wanted = new Set(tags);
    this.#renders.invalidate(wanted);
    this.#failures.forget();
    return this.#cached.invalidate(wanted, { drop });
  }

  /**
   * Restores pages of an earlier run. They are served only if renders fail or the render queue is
   * busy.
   */
  restore(entries: readonly [key: string, page: Page][]): void {
    const renderedAt = Number.NEGATIVE_INFINITY;
    for (const [key, page] of entries) this.#parts.pages.set(key, { ...page, renderedAt });
  }

  #isFresh(page: Page): boolean {
    return !page.isInvalidated && this.#isYoungerThan(page, this.#parts.freshMs);
  }

  #isYoungerThan(page: Page, limitMs: number): boolean {
    const { now, wallClock } = this.#parts;
    return ageMs(now(), page.renderedAt) < limitMs && isTrueAt(wallClock(), page);
  }

  #maySendStale(page: Page, { scope }: PageRequest): boolean {
    const { staleMs, isBusy } = this.#parts;
    // The failure of a different page does not justify serving an invalidated one.
    if (page.isInvalidated && !this.#failures.includes(page)) return false;
    if (this.#failures.isRecent(scope)) return true;
    return !page.isInvalidated && (this.#isYoungerThan(page, staleMs) || isBusy());
  }

  #renewLater(request: Keyed): void {
    if (this.#renewals >= RENEWALS_AT_ONCE) return;
    this.#renewals += 1;
    const done = () => {
      this.#renewals -= 1;
    };
    this.#renew(request, RENEWAL).then(done, done);
  }

  #renew(request: Keyed, reader: Reader): Promise<ServedPage> {
    const options = { tags: tagsOf(request), signal: reader.signal };
    return this.#renders.join(request.key, options, (render) =>
      this.#renderAndCache(request, { ...reader, signal: render.signal }, render),
    );
  }

  async #renderAndCache(
    request: Keyed,
    reader: Reader,
    render: SharedRender<ServedPage>,
  ): Promise<ServedPage> {
    const { page, isKnown, isCacheable, isShared } = await this.#rendered(request, reader);
    if (isCacheable && !render.isInvalidated) this.#cache(request, page);
    // The browser may request this page's payload, which another render would not reproduce.
    else this.#previousPayloads.add(page);
    if (isShared) return { page, state: 'shared' };
    return { page, state: isKnown ? 'miss' : 'bypass' };
  }

  #cache(request: Keyed, page: Page): void {
    const previous = this.#cached.find(request);
    if (previous?.payload?.digest !== page.payload?.digest) this.#previousPayloads.add(previous);
    this.#cached.store(request, page);
  }

  /** Renders without caching. Concurrent requests for the same page share the render. */
  #pass(request: PageRequest, reader: Reader): Promise<ServedPage> {
    const key = `${reader.encoding} ${request.variant} ${request.target}`;
    const options = { tags: tagsOf(request), signal: reader.signal };
    return this.#renders.join(key, options, async ({ signal }) => {
      const uncached = { ...request, key: null };
      const { page, isCacheable } = await this.#rendered(uncached, { ...reader, signal });
      if (isCacheable && page.status === 200) this.#cached.noteList(request);
      return { page, state: 'bypass' };
    });
  }

  async #rendered(request: PageRequest, reader: Reader) {
    const { now, render, isUntried } = this.#parts;
    const startedAt = now();
    try {
      const { page: finished, ageMs: age, isEmpty, ...rest } = await render(request, reader);
      this.#failures.isOver(request.scope);
      const isShared = age !== undefined;
      const page = { ...finished, renderedAt: isShared ? now() - age : startedAt };
      const whole = isEmpty ? await this.#withBody(page, request, reader) : page;
      return { page: whole, isShared, ...rest };
    } catch (error) {
      if (!isUntried(error)) this.#failures.note(request.scope, this.#cached.find(request));
      throw error;
    }
  }

  /** Replaces the body of a missing page with that of the 404 page, and keeps its status. */
  async #withBody(bare: Page, request: PageRequest, reader: Reader): Promise<Page> {
    const isGone = bare.status === 404 || bare.status === 410;
    const unknown = requestOfUnknown(request);
    if (!isGone || request.kind !== 'html' || request.key === unknown.key) return bare;
    const { page } = await this.serve(unknown, reader);
    const { status, tags, renderedAt, isInvalidated, bytes } = bare;
    return { ...page, status, tags, renderedAt, isInvalidated, bytes };
  }
}

type CachedPayload = CacheEntry & { bodies: Bodies };

const PAYLOADS_BYTES = 8 * 1024 * 1024;

/** RSC payloads of uncached pages that may still be open in browsers. */
class PreviousPayloads {
  readonly #cached = createByteCache<CachedPayload>(PAYLOADS_BYTES);

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
