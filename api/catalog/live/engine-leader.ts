import type { ProductVersion } from '@/api/catalog/read-products';
import type { Db } from '@/api/db/database';
import type { EngineClient } from '@/api/search/engine/engine-client';
import type { EngineFollower } from '@/api/search/engine/engine-follower';
import type { EngineTables } from '@/api/search/engine/engine-names';
import type { EngineState } from '@/api/search/engine/engine-tables';
import { EngineWriter } from '@/api/search/engine/engine-writer';
import { EngineGone } from '@/api/search/engine/query-cache';
import { createMutex } from '@/lib/queues/mutex';
import { pauseInProportion } from '@/lib/queues/pause-for-requests';
import { log } from '@/lib/telemetry/log';
import { identityOf } from './database-identity';
import { type Filling, fillEngine, type Put, putProducts, putSlice } from './fill-engine';
import { readHorizon } from './read-docs';
import type { Taxonomy } from './taxonomy';

/**
 * Pause after each slice of changes, as a multiple of the time that the slice took. With the
 * pauses, large changes take twice as long, but hardly delay lists.
 */
const REST = 1;

type EngineLeaderDeps = {
  db: Db;
  client: EngineClient;
  tables: EngineTables;
  follower: EngineFollower;
  taxonomy: () => Taxonomy;
  attributeOf: (valueId: number) => number;
  isLeading: () => boolean;
};

/**
 * Fills the search engine if this process is the leader. In all other processes, it only reads the
 * engine's state.
 */
export class EngineLeader {
  readonly #deps: EngineLeaderDeps;
  readonly #mutex = createMutex();
  #writer: EngineWriter | null = null;
  #filling: Promise<void> | null = null;

  constructor(deps: EngineLeaderDeps) {
    this.#deps = deps;
  }

  /**
   * Reads the state of the engine. The leading process then indexes the changes, or starts to
   * refill an engine whose content does not match the database.
   */
  async sync(): Promise<void> {
    const { db, follower, isLeading } = this.#deps;
    await this.#mutex(() => follower.refresh());
    if (!isLeading()) this.#writer = null;
    if (this.#filling || !isLeading()) return;
    const database = (await identityOf(db)) ?? '';
    if (await isFit(db, follower.state, database)) return this.#putChanges();
    this.#filling = this.#fill(database)
      .catch((error: unknown) => this.#noteFailure(error))
      .finally(() => {
        this.#filling = null;
      });
  }

  async put(ids: number[]): Promise<void> {
    if (!this.#filling) await this.#write((own, state) => putProducts(own, state, ids));
  }

  async end(): Promise<void> {
    await this.#filling;
  }

  /** Indexes the changes in slices, so that other writers can run in between. */
  async #putChanges(): Promise<void> {
    const { db, follower } = this.#deps;
    const since = follower.state?.horizon ?? 0;
    const horizon = await readHorizon(db);
    const rest = pauseInProportion(REST);
    let after: ProductVersion | undefined;
    do {
      const from = { since, after, horizon };
      after = await this.#write((own, state) => putSlice(own, state, from));
      if (after) await rest();
    } while (after);
  }

  /**
   * Runs `work` if this process is the leader and the engine is filled. Returns the last product of
   * the slice if more products follow.
   *
   * A failure drops the writer, because its words may no longer match those of the engine.
   */
  #write(work: (filling: Filling, state: EngineState) => Promise<Put>): Promise<Put['last']> {
    const { follower, isLeading } = this.#deps;
    return this.#mutex(async () => {
      // The previous leader may have written after the last refresh.
      if (!this.#writer) await follower.refresh();
      const { state } = follower;
      if (!isLeading() || !state?.filledAt) return undefined;
      try {
        const own = await this.#ownWriter();
        const put = await work(this.#fillingOf(own), state);
        follower.take(put.state, own.list, { isPart: put.last !== undefined });
        return put.last;
      } catch (error) {
        this.#writer = null;
        throw error;
      }
    });
  }

  async #ownWriter(): Promise<EngineWriter> {
    if (this.#writer) return this.#writer;
    const own = new EngineWriter(this.#deps, this.#deps.follower.list);
    await own.recount();
    this.#writer = own;
    return own;
  }

  async #fill(database: string): Promise<void> {
    const { follower } = this.#deps;
    log.info('Filling the search engine');
    const own = new EngineWriter(this.#deps, follower.list);
    follower.take(await fillEngine(this.#fillingOf(own), database), own.list);
    this.#writer = own;
    log.info('The search engine is filled');
  }

  #fillingOf(writer: EngineWriter): Filling {
    const { db, taxonomy, isLeading } = this.#deps;
    const requireLead = () => {
      if (!isLeading()) throw new Error('Another process is the leader');
    };
    return { db, writer, taxonomy, requireLead };
  }

  /**
   * Logs the failure, unless this process is no longer the leader. The next sync of the leader
   * starts over.
   */
  #noteFailure(error: unknown): void {
    if (error instanceof EngineGone)
      log.warn(`The search engine could not be filled (${error.message}). Retrying.`);
    else if (this.#deps.isLeading()) log.error('Filling the search engine failed', error);
  }
}

/**
 * Returns whether the engine was filled from this database and is not newer than the database. It
 * is newer if an older backup of the database was restored.
 */
async function isFit(db: Db, state: EngineState | null, database: string): Promise<boolean> {
  if (!state?.filledAt || state.database !== database) return false;
  return state.horizon <= (await readHorizon(db));
}
