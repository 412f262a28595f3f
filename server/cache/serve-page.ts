import { type Bodies, bytesOf, type Encoding } from '@/server/http/compress';
import type { PageDocument, Render, Rendered } from '@/server/next/render';
import { isRscAnswer } from '@/server/next/router-headers';
import { readRscPayload } from '@/server/next/rsc-payload';
import { noteUnrecognised } from '@/server/next/unrecognised';
import type { PageRequest } from './cache-key';
import { isCacheable, type Page, tagsOf, toCachedPage, toPassingPage } from './page';
import { type ByteCache, type CacheEntry, createByteCache, invalidate } from './page-cache';

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';
export type Answer = { page: Page; state: CacheState };

type Parts = {
  render: Render;
  /** Transforms a rendered page before it is cached and sent. */
  paint: (rendered: Rendered, request: PageRequest) => PageDocument;
  /** Apart from them, so that junk cannot evict them, are answers other than 200. */
  pages: ByteCache<Page>;
  otherAnswers: ByteCache<Page>;
  site: { isHttps: boolean; siteUrl: string };
  freshMs: number;
  /** Up to this age a page is served while it is renewed; after it, its reader waits. */
  staleMs: number;
  now: () => number;
};

type Running = { answer: Promise<Answer>; tags: readonly string[]; isInvalidated: boolean };
type CachedPayload = CacheEntry & { bodies: Bodies };

/** Of pages that someone may be reading though they are not cached any more, or never were. */
const FORMER_PAYLOADS_BYTES = 8 * 1024 * 1024;
const RENEWALS_AT_ONCE = 16;
/** After a failure no reader waits for a page that is cached, for this long. */
const FAILING_MS = 10_000;

/** Answers requests for pages: from the cache if it can, with one render a page if it cannot. */
export class PageServer {
  readonly #parts: Parts;
  readonly #renders = new Map<string, Running>();
  readonly #formerPayloads = createByteCache<CachedPayload>(FORMER_PAYLOADS_BYTES);
  /** When rendering last failed, by scope. */
  readonly #failedAt = new Map<string | null, number>();
  /** Cached pages whose last renewal failed. */
  readonly #failing = new WeakSet<Page>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A fresh page is answered without a promise: Next patches promises, which makes them slow. */
  freshAnswer({ key }: PageRequest): Answer | undefined {
    const page = key === null ? undefined : this.#cached(key);
    return page && this.#isFresh(page) ? { page, state: 'hit' } : undefined;
  }

  async answer(request: PageRequest, encoding: Encoding): Promise<Answer> {
    const fresh = this.freshAnswer(request);
    if (fresh) return fresh;
    const { key } = request;
    if (key === null) return this.#pass(request, encoding);

    const cached = this.#cached(key);
    if (cached && this.#maySendStale(cached, request)) {
      if (this.#renders.size < RENEWALS_AT_ONCE) this.#renew(key, request).catch(ignore);
      return { page: cached, state: 'stale' };
    }
    return this.#renew(key, request).catch((error: unknown) => {
      if (cached) return { page: cached, state: 'stale' };
      throw error;
    });
  }

  /** The RSC payload of that digest, as long as the page or the one before it has it. */
  async payload(digest: string, request: PageRequest): Promise<Bodies | undefined> {
    const former = this.#formerPayloads.get(digest);
    if (former) return former.bodies;
    const { page } = await this.answer(request, 'identity');
    return page.payload?.digest === digest ? page.payload.bodies : undefined;
  }

  /** A render that began before may hold what has changed: its page is not cached. */
  invalidate(tags: readonly string[]): number {
    const wanted = new Set(tags);
    for (const render of this.#renders.values()) {
      render.isInvalidated ||= render.tags.some((tag) => wanted.has(tag));
    }
    this.#failedAt.clear();
    const { pages, otherAnswers } = this.#parts;
    return invalidate(pages, wanted) + invalidate(otherAnswers, wanted);
  }

  /** Pages of another run: served only if nothing else can be. */
  restore(entries: readonly [key: string, page: Page][]): void {
    const renderedAt = Number.NEGATIVE_INFINITY;
    for (const [key, page] of entries) this.#parts.pages.set(key, { ...page, renderedAt });
  }

  #cached(key: string): Page | undefined {
    return this.#parts.pages.get(key) ?? this.#parts.otherAnswers.get(key);
  }

  #isFresh(page: Page): boolean {
    return !page.isInvalidated && this.#parts.now() - page.renderedAt < this.#parts.freshMs;
  }

  #maySendStale(page: Page, { scope }: PageRequest): boolean {
    const { now, staleMs } = this.#parts;
    // A failure of another page does not justify showing an invalidated one.
    if (page.isInvalidated && !this.#failing.has(page)) return false;
    const failedAt = this.#failedAt.get(scope) ?? Number.NEGATIVE_INFINITY;
    if (now() - failedAt < FAILING_MS) return true;
    return !page.isInvalidated && now() - page.renderedAt < staleMs;
  }

  #renew(key: string, request: PageRequest): Promise<Answer> {
    const running = this.#renders.get(key);
    if (running && !running.isInvalidated) return running.answer;
    const render: Running = {
      answer: this.#renderAndCache(key, request, () => render.isInvalidated),
      tags: tagsOf(request),
      isInvalidated: false,
    };
    this.#renders.set(key, render);
    const done = () => {
      if (this.#renders.get(key) === render) this.#renders.delete(key);
    };
    render.answer.then(done, done);
    return render.answer;
  }

  async #renderAndCache(
    key: string,
    request: PageRequest,
    isInvalidated: () => boolean,
  ): Promise<Answer> {
    const startedAt = this.#parts.now();
    const { rendered, isKnown } = await this.#rendered(request);
    const page = await toCachedPage(rendered, request, { ...this.#parts.site, now: startedAt });
    if (isKnown && isCacheable(rendered) && !isInvalidated()) this.#cache(key, page);
    // Its reader has it all the same, and no other render has quite its bytes.
    else this.#cachePayload(page);
    return { page, state: isKnown ? 'miss' : 'bypass' };
  }

  #cache(key: string, page: Page): void {
    const { pages, otherAnswers } = this.#parts;
    const [into, outOf] = page.status === 200 ? [pages, otherAnswers] : [otherAnswers, pages];
    const former = this.#cached(key);
    if (former?.payload?.digest !== page.payload?.digest) this.#cachePayload(former);
    outOf.delete(key);
    into.set(key, page);
  }

  #cachePayload(page: Page | undefined): void {
    if (!page?.payload) return;
    const { digest, bodies } = page.payload;
    const entry = { bodies, bytes: bytesOf(bodies), tags: [], isInvalidated: false };
    this.#formerPayloads.set(digest, entry);
  }

  async #pass(request: PageRequest, encoding: Encoding): Promise<Answer> {
    const options = { ...this.#parts.site, now: this.#parts.now(), encoding };
    const { rendered } = await this.#rendered(request);
    return { page: await toPassingPage(rendered, request, options), state: 'bypass' };
  }

  async #rendered(request: PageRequest): Promise<{ rendered: PageDocument; isKnown: boolean }> {
    try {
      const rendered = await this.#parts.render(request);
      const result = resultOf(rendered);
      if (result === 'failed') throw new Error(`${request.target} failed to render`);
      this.#failedAt.delete(request.scope);
      const isKnown = result !== 'unrecognised';
      return { rendered: this.#parts.paint(rendered, request), isKnown };
    } catch (error) {
      this.#failedAt.set(request.scope, this.#parts.now());
      const cached = request.key === null ? undefined : this.#cached(request.key);
      if (cached) this.#failing.add(cached);
      throw error;
    }
  }
}

/** A payload that may be a failed render is passed on and not cached. */
function resultOf({ status, headers, body }: Rendered): 'complete' | 'failed' | 'unrecognised' {
  if (status >= 500) return 'failed';
  if (!isRscAnswer(headers)) return 'complete';
  const result = readRscPayload(body);
  if (result === 'unrecognised') noteUnrecognised('rscPayload', body.toString('latin1', 0, 200));
  return result;
}

/** Next has already logged why its render failed. */
function ignore(): void {}
