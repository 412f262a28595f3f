import { EVERYTHING } from '@/lib/domain/routing/page-tags';
import type { Change } from '@/server/pages/follow-changes';
import type { Redis } from './redis-link';

/**
 * A sorted set of tags, each with the number of its last change, plus a member for the number up to
 * which all changes are recorded.
 */
const TAGS = 'chorsu:tags';
const UP_TO = ' up to';
/** How long Redis keeps the record of a change. Redis stores every page for a shorter time. */
const RETENTION_MS = 48 * 60 * 60 * 1000;

/** The changes recorded in Redis, for all pages of all builds that it holds. */
export class PageVersions {
  readonly #link: Redis;
  /** Fetches the changes after a number from the API. */
  readonly #changesAfter: (number: number) => Promise<Change>;
  #repairing: Promise<void> | null = null;
  /**
   * The newest change that this storefront has received. The pages that it serves must include this
   * change.
   */
  #known: number | null = null;
  #applied: number | null = null;

  constructor(link: Redis, changesAfter: (number: number) => Promise<Change>) {
    this.#link = link;
    this.#changesAfter = changesAfter;
  }

  /** Records a change. Call it before this storefront invalidates anything. */
  async received(change: Change): Promise<void> {
    this.#known = Math.max(this.#known ?? 0, change.number);
    // A process starts by invalidating everything; this does not outdate the pages in Redis.
    if (this.#applied !== null || !change.tags.includes(EVERYTHING)) await this.#record(change);
  }

  /** Records that everything the change affects has been invalidated. */
  applied({ number }: Change): void {
    this.#applied = Math.max(this.#applied ?? 0, number);
  }

  /**
   * Returns the version of pages with these tags, or `undefined` while Redis is unavailable or
   * incomplete.
   */
  async read(tags: readonly string[]): Promise<number | undefined> {
    const members = [UP_TO, EVERYTHING, ...tags];
    const scores = await this.#link.run((client) => client.zmScore(TAGS, members));
    if (!scores || this.#known === null) return undefined;
    const [upTo = null, ...changed] = scores;
    if (upTo === null || upTo < this.#known) {
      this.#repair(upTo);
      return undefined;
    }
    return Math.max(0, ...changed.map((score) => score ?? 0));
  }

  /** Returns whether the pages that this storefront renders from now on include the change. */
  isApplied(version: number): boolean {
    return this.#applied !== null && version <= this.#applied;
  }

  async #record({ number, tags }: Change): Promise<boolean> {
    const scores = [...tags, UP_TO].map((value) => ({ value, score: number }));
    const recorded = await this.#link.run((client) =>
      Promise.all([
        client.zAdd(TAGS, scores, { comparison: 'GT' }),
        client.zRemRangeByScore(TAGS, 0, number - RETENTION_MS),
      ]),
    );
    return recorded !== undefined;
  }

  /**
   * Records the changes that Redis missed while it was unavailable, or lost when it was restored.
   */
  #repair(upTo: number | null): void {
    this.#repairing ??= this.#catchUp(upTo)
      .catch(() => {})
      .finally(() => {
        this.#repairing = null;
      });
  }

  async #catchUp(upTo: number | null): Promise<void> {
    const known = this.#known ?? 0;
    // Redis lost its records, so no page in it can be trusted.
    if (upTo === null) return void (await this.#record({ number: known, tags: [EVERYTHING] }));
    for (let recorded = upTo; recorded < known; ) {
      const missed = await this.#changesAfter(recorded);
      if (missed.number <= recorded || !(await this.#record(missed))) return;
      recorded = missed.number;
    }
  }
}
