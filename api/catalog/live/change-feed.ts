import { setTimeout as wait } from 'node:timers/promises';
import { type Changes, changesAfter, newestChange } from '@/api/db/change-events';
import type { Db } from '@/api/db/database';
import type { LiveCatalog } from './live-catalog';

/** Maximum wait for a change in milliseconds; shorter than typical proxy timeouts. */
const WAIT_MS = 20_000;
/** Polling interval in milliseconds, in case no notification arrives. */
const POLL_EVERY_MS = 500;

type ChangeFeedDeps = { db: Db; catalog: Pick<LiveCatalog, 'reread'>; waitMs?: number };

/** Passes the recorded changes (`change_events`) to the readers in this process. */
export class ChangeFeed {
  readonly #deps: ChangeFeedDeps;
  /** The catalog in memory includes all changes up to this number. */
  #reached = 0;
  #reading: Promise<void> | null = null;
  #changed = new AbortController();
  #isStopped = false;

  constructor(deps: ChangeFeedDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the changes after `number` once there are any and the catalog in memory includes them.
   *
   * Returns no changes after `waitMs`, on abort or on `stop`. For `null`, it returns the newest
   * number immediately.
   */
  async after(number: number | null, signal: AbortSignal): Promise<Changes> {
    const { db, waitMs = WAIT_MS } = this.#deps;
    const until = performance.now() + waitMs;
    for (;;) {
      const { signal: changed } = this.#changed;
      const changes = await changesAfter(db, number);
      const isOver = this.#isStopped || signal.aborted || performance.now() >= until;
      if (number === null || changes.number !== number || isOver) {
        if (changes.tags.length > 0) await this.reach(changes.number);
        return changes;
      }
      const ended = AbortSignal.any([changed, signal]);
      await wait(POLL_EVERY_MS, undefined, { signal: ended }).catch(() => {});
    }
  }

  /** Resolves when the catalog in memory includes change `number`. */
  async reach(number: number): Promise<void> {
    if (number <= this.#reached) return;
    // A reread in progress may have begun before the change.
    await this.#reading;
    if (number <= this.#reached) return;
    this.#reading ??= this.#catchUp().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  /** Wakes the waiting readers to check for changes. */
  onChange(): void {
    this.#changed.abort();
    this.#changed = new AbortController();
  }

  /** Makes all waiting calls to `after` return. */
  stop(): void {
    this.#isStopped = true;
    this.onChange();
  }

  async #catchUp(): Promise<void> {
    const newest = await newestChange(this.#deps.db);
    if (newest <= this.#reached) return;
    await this.#deps.catalog.reread();
    this.#reached = newest;
  }
}
