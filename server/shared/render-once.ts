import { setTimeout as wait } from 'node:timers/promises';
import { ageMs } from '@/lib/domain/time/time-left';
import type { PageRequest } from '@/server/pages/cache-key';
import { type FinishedPage, isTrueAt, tagsOf } from '@/server/pages/page';
import type { Reader } from '@/server/pages/serve-page';
import type { Found, SharedPages, StoredPage } from './shared-pages';

/**
 * The maximum time that this storefront waits for a page that another one is rendering. Then it
 * renders the page too.
 */
const OTHER_WITHIN_MS = 3000;
const POLL_EVERY_MS = 40;

type Render = (request: PageRequest, reader: Reader) => Promise<FinishedPage>;
type RenderOnceDeps = {
  pages: SharedPages;
  render: Render;
  freshMs: number;
  /** Returns the wall-clock time, because storefronts share no other clock. */
  now: () => number;
  otherWithinMs?: number;
};
type Rendering = { request: PageRequest; reader: Reader; version: number; hasLock: boolean };

/**
 * Renders a page only if no other storefront has rendered it or finishes it within 3 s (ADR 071).
 */
export class RenderOnce {
  readonly #parts: RenderOnceDeps;

  constructor(parts: RenderOnceDeps) {
    this.#parts = parts;
  }

  async render(request: PageRequest, reader: Reader): Promise<FinishedPage> {
    const { render } = this.#parts;
    const { key, scope } = request;
    // The same value of a forwarded cookie may later refer to different content.
    if (key === null || scope !== null) return render(request, reader);
    const found = await this.#renderedByOther(key, tagsOf(request));
    if (!found) return render(request, reader);
    if (found.page) return this.#finished(found.page);
    return this.#renderFor(key, { ...found, request, reader });
  }

  /**
   * Looks for a page that another storefront has rendered. If there is none, the caller must render
   * the page; `hasLock` is false if waiting for the lock took too long.
   */
  async #renderedByOther(
    key: string,
    tags: readonly string[],
  ): Promise<(Found & { hasLock: boolean }) | undefined> {
    const { pages, otherWithinMs = OTHER_WITHIN_MS } = this.#parts;
    const until = performance.now() + otherWithinMs;
    for (;;) {
      const found = await this.#findFresh(key, tags);
      if (!found) return undefined;
      if (found.page || performance.now() >= until) return { ...found, hasLock: false };
      if (await pages.lock(key)) break;
      await wait(POLL_EVERY_MS);
    }
    // Another storefront may have finished between the lookup and the lock.
    const found = await this.#findFresh(key, tags);
    if (!found || found.page) await pages.unlock(key);
    return found && { ...found, hasLock: true };
  }

  async #renderFor(
    key: string,
    { request, reader, version, hasLock }: Rendering,
  ): Promise<FinishedPage> {
    const { pages, render, now } = this.#parts;
    const renderedAt = now();
    try {
      const finished = await render(request, reader);
      const { page, isCacheable, isEmpty } = finished;
      await pages.putPayload(page);
      // Error pages must not fill Redis, because clients can request any number of invalid
      // addresses.
      const isShared = isCacheable && !isEmpty && page.status === 200;
      if (isShared) await pages.put(key, { ...page, renderedAt }, version);
      return finished;
    } finally {
      if (hasLock) await pages.unlock(key);
    }
  }

  async #findFresh(key: string, tags: readonly string[]): Promise<Found | undefined> {
    const { pages, freshMs, now } = this.#parts;
    const found = await pages.find(key, tags);
    const page = found?.page;
    const isFresh = page && ageMs(now(), page.renderedAt) < freshMs && isTrueAt(now(), page);
    return found && (isFresh ? found : { ...found, page: null });
  }

  #finished({ renderedAt, ...page }: StoredPage): FinishedPage {
    const age = ageMs(this.#parts.now(), renderedAt);
    return { page, ageMs: age, isKnown: true, isCacheable: true, isEmpty: false };
  }
}
