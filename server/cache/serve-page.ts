import { type Bodies, bytesOf, type Encoding } from '@/server/http/compress';
import type { Render } from '@/server/next/render';
import { readFirst, type Split } from '@/server/paint/defer-hydration';
import type { StyleSheets } from '@/server/paint/style-sheets';
import type { PageRequest } from './cache-key';
import { isFailure, isKeepable, type Page, tagsOf, toKeptPage, toPassingPage } from './page';
import { type Kept, PageCache } from './page-cache';

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';
export type Answer = { page: Page; state: CacheState };

type Parts = {
  render: Render;
  sheets: Pick<StyleSheets, 'usedIn'>;
  /** Pages that exist, and apart from them, so that junk cannot drive those out, the others. */
  pages: PageCache<Page>;
  refusals: PageCache<Page>;
  site: { isHttps: boolean; siteUrl: string };
  freshMs: number;
  /** Up to this age a page is served while it is renewed; after it, its reader waits. */
  staleMs: number;
  now: () => number;
};

type Running = { answer: Promise<Answer>; tags: readonly string[]; isOutdated: boolean };
type Script = Kept & { bodies: Bodies };

/** Of pages that someone may be reading though they are kept no longer, or never were. */
const FORMER_SCRIPTS_BYTES = 8 * 1024 * 1024;
const RENEWALS_AT_ONCE = 16;
/** After a failure nobody waits for a page that is at hand, for this long. */
const FAILING_MS = 10_000;

/** Answers requests for pages: from the cache if it can, with one render a page if it cannot. */
export class PageServer {
  readonly #parts: Parts;
  readonly #renders = new Map<string, Running>();
  readonly #formerScripts = new PageCache<Script>(FORMER_SCRIPTS_BYTES);
  /** When rendering last failed, in each world apart. */
  readonly #failedAt = new Map<string | null, number>();
  /** Pages at hand that could not be made anew. */
  readonly #failing = new WeakSet<Page>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What is fresh is answered without a promise: Next makes each of them dear. */
  freshAnswer({ key }: PageRequest): Answer | undefined {
    const page = key === null ? undefined : this.#kept(key);
    return page && this.#isFresh(page) ? { page, state: 'hit' } : undefined;
  }

  async answer(request: PageRequest, encoding: Encoding): Promise<Answer> {
    const fresh = this.freshAnswer(request);
    if (fresh) return fresh;
    const { key } = request;
    if (key === null) return this.#pass(request, encoding);

    const kept = this.#kept(key);
    if (kept && this.#maySendStale(kept, request)) {
      if (this.#renders.size < RENEWALS_AT_ONCE) this.#renew(key, request).catch(ignore);
      return { page: kept, state: 'stale' };
    }
    return this.#renew(key, request).catch((error: unknown) => {
      if (kept) return { page: kept, state: 'stale' };
      throw error;
    });
  }

  /** What the scripts of a page start from, as long as it or the one before it is the asked one. */
  async script(digest: string, request: PageRequest): Promise<Bodies | undefined> {
    const former = this.#formerScripts.get(digest);
    if (former) return former.bodies;
    const { page } = await this.answer(request, 'identity');
    return page.script?.digest === digest ? page.script.bodies : undefined;
  }

  /** A render of one of them that began before may hold what was: its page is not fresh. */
  purge(tags: readonly string[]): number {
    const wanted = new Set(tags);
    for (const render of this.#renders.values()) {
      render.isOutdated ||= render.tags.some((tag) => wanted.has(tag));
    }
    this.#failedAt.clear();
    return this.#parts.pages.purge(wanted) + this.#parts.refusals.purge(wanted);
  }

  /** From another run of this server: only for want of better. */
  restore(entries: readonly [key: string, page: Page][]): void {
    const madeAt = Number.NEGATIVE_INFINITY;
    for (const [key, page] of entries) this.#parts.pages.set(key, { ...page, madeAt });
  }

  #kept(key: string): Page | undefined {
    return this.#parts.pages.get(key) ?? this.#parts.refusals.get(key);
  }

  #isFresh(page: Page): boolean {
    return !page.outdated && this.#parts.now() - page.madeAt < this.#parts.freshMs;
  }

  #maySendStale(page: Page, { world }: PageRequest): boolean {
    const { now, staleMs } = this.#parts;
    // Another page's failure says too little to show what is known to be wrong.
    if (page.outdated && !this.#failing.has(page)) return false;
    const failedAt = this.#failedAt.get(world) ?? Number.NEGATIVE_INFINITY;
    if (now() - failedAt < FAILING_MS) return true;
    return !page.outdated && now() - page.madeAt < staleMs;
  }

  #renew(key: string, request: PageRequest): Promise<Answer> {
    const running = this.#renders.get(key);
    if (running && !running.isOutdated) return running.answer;
    const render: Running = {
      answer: this.#renderAndKeep(key, request, () => render.isOutdated),
      tags: tagsOf(request),
      isOutdated: false,
    };
    this.#renders.set(key, render);
    const done = () => {
      if (this.#renders.get(key) === render) this.#renders.delete(key);
    };
    render.answer.then(done, done);
    return render.answer;
  }

  async #renderAndKeep(
    key: string,
    request: PageRequest,
    isOutdated: () => boolean,
  ): Promise<Answer> {
    const startedAt = this.#parts.now();
    const rendered = await this.#rendered(request);
    const page = await toKeptPage(rendered, request, { ...this.#parts.site, now: startedAt });
    if (isKeepable(rendered) && !isOutdated()) this.#keep(key, page);
    // Its reader has it all the same, and no other render has quite its bytes.
    else this.#keepScript(page);
    return { page, state: 'miss' };
  }

  #keep(key: string, page: Page): void {
    const { pages, refusals } = this.#parts;
    const [into, outOf] = page.status === 200 ? [pages, refusals] : [refusals, pages];
    const former = this.#kept(key);
    if (former?.script?.digest !== page.script?.digest) this.#keepScript(former);
    outOf.delete(key);
    into.set(key, page);
  }

  #keepScript(page: Page | undefined): void {
    if (!page?.script) return;
    const { digest, bodies } = page.script;
    const kept = { bodies, bytes: bytesOf(bodies), tags: [], outdated: false };
    this.#formerScripts.set(digest, kept);
  }

  async #pass(request: PageRequest, encoding: Encoding): Promise<Answer> {
    const options = { ...this.#parts.site, now: this.#parts.now(), encoding };
    const rendered = await this.#rendered(request);
    return { page: await toPassingPage(rendered, request, options), state: 'bypass' };
  }

  async #rendered(request: PageRequest): Promise<Split> {
    try {
      const rendered = await this.#parts.render(request);
      if (isFailure(rendered)) throw new Error(`${request.target} failed to render`);
      this.#failedAt.delete(request.world);
      return readFirst(rendered, { ...request, sheets: this.#parts.sheets });
    } catch (error) {
      this.#failedAt.set(request.world, this.#parts.now());
      const kept = request.key === null ? undefined : this.#kept(request.key);
      if (kept) this.#failing.add(kept);
      throw error;
    }
  }
}

/** Next has already written down why its render failed. */
function ignore(): void {}
