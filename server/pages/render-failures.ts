import { ageMs } from '@/lib/domain/time/time-left';
import type { Page } from './page';

/** For this long after a failure, cached pages are served without waiting for a renewal. */
const FAILING_MS = 10_000;
/** The maximum number of scopes. A scope is a cookie value, which clients can invent. */
const SCOPES_MAX = 100;

/** Records recent render failures per scope, and the pages that failed to renew. */
export class RenderFailures {
  readonly #at = new Map<string | null, number>();
  readonly #pages = new WeakSet<Page>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  note(scope: string | null, page: Page | undefined): void {
    this.#at.delete(scope);
    this.#at.set(scope, this.#now());
    for (const oldest of this.#at.keys()) {
      if (this.#at.size <= SCOPES_MAX) break;
      this.#at.delete(oldest);
    }
    if (page) this.#pages.add(page);
  }

  isOver(scope: string | null): void {
    this.#at.delete(scope);
  }

  forget(): void {
    this.#at.clear();
  }

  isRecent(scope: string | null): boolean {
    return ageMs(this.#now(), this.#at.get(scope) ?? Number.NEGATIVE_INFINITY) < FAILING_MS;
  }

  includes(page: Page): boolean {
    return this.#pages.has(page);
  }
}
