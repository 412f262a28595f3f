import { EVERYTHING } from '@/lib/domain/page-tags';
import type { Change } from '@/server/follow-changes';
import type { Redis } from './redis-link';

/** A sorted set: each tag with the number of its last change, and up to which change it is told. */
const TAGS = 'chorsu:tags';
const UP_TO = ' up to';
/** Longer than a page is kept. */
const KEPT_MS = 48 * 60 * 60 * 1000;

/** Which changes Redis has been told, for all pages of all builds in it. */
export class PageVersions {
  readonly #link: Redis;
  /** The changes after a number, from the API. */
  readonly #changesAfter: (number: number) => Promise<Change>;
  #repairing: Promise<void> | null = null;
  /** The newest change that this storefront has heard of, and that nothing of it is older than. */
  #known: number | null = null;
  #applied: number | null = null;

  constructor(link: Redis, changesAfter: (number: number) => Promise<Change>) {
    this.#link = link;
    this.#changesAfter = changesAfter;
  }

  /** Before anything of this storefront is invalidated. */
  async hear(change: Change): Promise<void> {
    this.#known = Math.max(this.#known ?? 0, change.number);
    // It is the first answer, which says nothing of the pages in Redis.
    if (this.#applied !== null || !change.tags.includes(EVERYTHING)) await this.#tell(change);
  }

  /** After all of it has been invalidated. */
  applied({ number }: Change): void {
    this.#applied = Math.max(this.#applied ?? 0, number);
  }

  /** Of pages with these tags; undefined while Redis is gone or has not heard of all changes. */
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

  async #tell({ number, tags }: Change): Promise<boolean> {
    const scores = [...tags, UP_TO].map((value) => ({ value, score: number }));
    const told = await this.#link.ask((client) =>
      Promise.all([
        client.zAdd(TAGS, scores, { comparison: 'GT' }),
        client.zRemRangeByScore(TAGS, 0, number - KEPT_MS),
      ]),
    );
    return told !== undefined;
  }

  /** Tells Redis what it has missed: it was gone, or is back with what it had before. */
  #repair(upTo: number | null): void {
    this.#repairing ??= this.#catchUp(upTo)
      .catch(() => {})
      .finally(() => {
        this.#repairing = null;
      });
  }

  async #catchUp(upTo: number | null): Promise<void> {
    const known = this.#known ?? 0;
    // It has lost what it was told: no page in it can be trusted.
    if (upTo === null) return void (await this.#tell({ number: known, tags: [EVERYTHING] }));
    for (let told = upTo; told < known; ) {
      const missed = await this.#changesAfter(told);
      if (missed.number <= told || !(await this.#tell(missed))) return;
      told = missed.number;
    }
  }
}
