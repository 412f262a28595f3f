import { EVERYTHING } from '@/lib/domain/routing/page-tags';
import type { Change } from '@/server/pages/follow-changes';
import type { Redis } from './redis-link';

/** A sorted set: each tag with the number of its last change, and up to which change all are recorded. */
const TAGS = 'chorsu:tags';
const UP_TO = ' up to';
/** Longer than a page is kept. */
const RETENTION_MS = 48 * 60 * 60 * 1000;

/** The changes that are recorded in Redis, for all pages of all builds in it. */
export class PageVersions {
  readonly #link: Redis;
  /** The changes after a number, from the API. */
  readonly #changesAfter: (number: number) => Promise<Change>;
  #repairing: Promise<void> | null = null;
  /** The newest change that this storefront has received: no page of it may be older. */
  #known: number | null = null;
  #applied: number | null = null;

  constructor(link: Redis, changesAfter: (number: number) => Promise<Change>) {
    this.#link = link;
    this.#changesAfter = changesAfter;
  }

  /** Before anything of this storefront is invalidated. */
  async received(change: Change): Promise<void> {
    this.#known = Math.max(this.#known ?? 0, change.number);
    // It is the first answer, which says nothing of the pages in Redis.
    if (this.#applied !== null || !change.tags.includes(EVERYTHING)) await this.#record(change);
  }

  /** After all of it has been invalidated. */
  applied({ number }: Change): void {
    this.#applied = Math.max(this.#applied ?? 0, number);
  }

  /** Of pages with these tags; undefined while Redis is gone or lacks some change. */
  async read(tags: readonly string[]): Promise<number | undefined> {
    const members = [UP_TO, EVERYTHING, ...tags];
    const scores = await this.#link.ask((client) => client.zmScore(TAGS, members));
    if (!scores || this.#known === null) return undefined;
    const [upTo = null, ...changed] = scores;
    if (upTo === null || upTo < this.#known) {
      this.#repair(upTo);
      return undefined;
    }
    return Math.max(0, ...changed.map((score) => score ?? 0));
  }

  /** Whether what this storefront renders now has that change. */
  isApplied(version: number): boolean {
    return this.#applied !== null && version <= this.#applied;
  }

  async #record({ number, tags }: Change): Promise<boolean> {
    const scores = [...tags, UP_TO].map((value) => ({ value, score: number }));
    const recorded = await this.#link.ask((client) =>
      Promise.all([
        client.zAdd(TAGS, scores, { comparison: 'GT' }),
        client.zRemRangeByScore(TAGS, 0, number - RETENTION_MS),
      ]),
    );
    return recorded !== undefined;
  }

  /** Records in Redis what it has missed: it was gone, or is back with what it had before. */
  #repair(upTo: number | null): void {
    this.#repairing ??= this.#catchUp(upTo)
      .catch(() => {})
      .finally(() => {
        this.#repairing = null;
      });
  }

  async #catchUp(upTo: number | null): Promise<void> {
    const known = this.#known ?? 0;
    // It has lost what was recorded: no page in it can be trusted.
    if (upTo === null) return void (await this.#record({ number: known, tags: [EVERYTHING] }));
    for (let recorded = upTo; recorded < known; ) {
      const missed = await this.#changesAfter(recorded);
      if (missed.number <= recorded || !(await this.#record(missed))) return;
      recorded = missed.number;
    }
  }
}
