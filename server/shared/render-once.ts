import { setTimeout as wait } from 'node:timers/promises';
import type { PageRequest } from '@/server/cache/cache-key';
import { type FinishedPage, tagsOf } from '@/server/cache/page';
import type { Reader } from '@/server/cache/serve-page';
import type { Found, SharedPages, StoredPage } from './shared-pages';

/** Another storefront renders the page: after this time it is rendered here as well. */
const OTHER_WITHIN_MS = 3000;
const POLL_EVERY_MS = 40;

type Render = (request: PageRequest, reader: Reader) => Promise<FinishedPage>;
type Parts = {
  pages: SharedPages;
  render: Render;
  freshMs: number;
  now: () => number;
  otherWithinMs?: number;
};
type Rendering = { request: PageRequest; reader: Reader; version: number; hasLock: boolean };

/** Renders what no other storefront has rendered, or is about to (record 071). */
export class RenderOnce {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async render(request: PageRequest, reader: Reader): Promise<FinishedPage> {
    const { render } = this.#parts;
    const { key, scope } = request;
    // A forwarded cookie's value may come again with other content.
    if (key === null || scope !== null) return render(request, reader);
    const found = await this.#renderedByOther(key, tagsOf(request));
    if (!found) return render(request, reader);
    if (found.page) return toFinished(found.page);
    return this.#renderFor(key, { ...found, request, reader });
  }

  /** Without a page it is for this storefront to render, which has the lock unless it waited too long. */
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
    // Another may have finished between the look and the lock.
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
      // Junk addresses must not fill Redis.
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
    const isFresh = found?.page && now() - found.page.renderedAt < freshMs;
    return found && (isFresh ? found : { ...found, page: null });
  }
}

function toFinished(page: StoredPage): FinishedPage {
  return { page, isKnown: true, isCacheable: true, isEmpty: false };
}
