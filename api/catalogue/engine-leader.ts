import type { Db } from '@/api/db/database';
import { type EngineClient, EngineGone } from '@/api/search/engine/engine-client';
import type { EngineFollower } from '@/api/search/engine/engine-follower';
import type { EngineTables } from '@/api/search/engine/engine-names';
import type { EngineState } from '@/api/search/engine/engine-tables';
import { type EngineWriter, engineWriter } from '@/api/search/engine/engine-writer';
import { log } from '@/lib/telemetry/log';
import { identityOf } from './database-identity';
import { type Filling, fillEngine, putChanges, putProducts } from './fill-engine';
import { readHorizon } from './read-docs';
import type { Taxonomy } from './taxonomy';
import { createTurns } from './turns';

export type EngineLeader = ReturnType<typeof engineLeader>;

type Parts = {
  db: Db;
  client: EngineClient;
  tables: EngineTables;
  follower: EngineFollower;
  taxonomy: () => Taxonomy;
  attributeOf: (valueId: number) => number;
  isLeading: () => boolean;
};

/** What the one process does that fills the engine; all others only ask it. */
export function engineLeader(parts: Parts) {
  const { db, follower, taxonomy, isLeading } = parts;
  const turns = createTurns();
  let writer: EngineWriter | null = null;
  let filling: Promise<void> | null = null;

  function requireLead(): void {
    if (!isLeading()) throw new Error('another process leads');
  }

  function fillingOf(own: EngineWriter): Filling {
    return { db, writer: own, taxonomy, requireLead };
  }

  async function ownWriter(): Promise<EngineWriter> {
    if (writer) return writer;
    const own = engineWriter(parts, follower.list());
    await own.recount();
    writer = own;
    return own;
  }

  /** Whoever fails begins anew: what it knows of words may not be what the engine has. */
  async function write(
    work: (filling: Filling, state: EngineState) => Promise<EngineState>,
  ): Promise<void> {
    await turns(async () => {
      // The process that led before may have written since this one looked.
      if (!writer) await follower.look();
      const state = follower.state();
      if (!isLeading() || !state?.filledAt) return;
      try {
        const own = await ownWriter();
        follower.take(await work(fillingOf(own), state), own.list);
      } catch (error) {
        writer = null;
        throw error;
      }
    });
  }

  /** The next round begins anew, here or where the lead is. */
  function noteFailure(error: unknown): void {
    if (error instanceof EngineGone) log.warn(`the search engine is not filled: ${error.message}`);
    else if (isLeading()) log.error('filling the search engine', error);
  }

  async function fill(database: string): Promise<void> {
    log.info('the search engine is being filled');
    const own = engineWriter(parts, follower.list());
    follower.take(await fillEngine(fillingOf(own), database), own.list);
    writer = own;
    log.info('the search engine is filled');
  }

  return {
    /**
     * Looks how far the engine is; whoever leads puts what has changed, or begins to fill an engine
     * that is not of this database.
     */
    async round(): Promise<void> {
      await turns(follower.look);
      if (!isLeading()) writer = null;
      if (filling || !isLeading()) return;
      const database = (await identityOf(db)) ?? '';
      if (await isFit(db, follower.state(), database)) return write(putChanges);
      filling = fill(database)
        .catch(noteFailure)
        .finally(() => {
          filling = null;
        });
    },
    async put(ids: number[]): Promise<void> {
      if (!filling) await write((own, state) => putProducts(own, state, ids));
    },
    async end(): Promise<void> {
      await filling;
    },
  };
}

/** Whether it has the goods of this database, and not of its future. */
async function isFit(db: Db, state: EngineState | null, database: string): Promise<boolean> {
  if (!state?.filledAt || state.database !== database) return false;
  return state.horizon <= (await readHorizon(db));
}
