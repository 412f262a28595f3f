import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@/api/db/database';
import { noteFailure } from '@/api/db/failure';
import { createMutex, type Mutex } from '@/lib/queues/mutex';
import { secondsSince, watch } from '@/lib/telemetry/metrics';
import {
  type Catalog,
  createCatalog,
  type IndexedCatalog,
  loadAll,
  loadChanges,
  loadProducts,
  renewTaxonomy,
} from './load-catalog';
import { hasNewTaxonomy, readHorizon } from './read-docs';

export type LiveCatalog<Kind extends Catalog = Catalog> = {
  /**
   * The catalogue as it was in the database at most a second ago; while many products are being
   * reread, each as it was before or after that.
   */
  current: () => Promise<Kind>;
  /** Reads what has been committed of these products, or of all, so that the next reader sees it. */
  reread: (products?: number[]) => Promise<void>;
  /** Of a search engine: whether it answers. */
  searchState?: () => string;
};

/** A catalogue in memory and how far it has been read. */
export type Live = {
  db: Db;
  catalog: IndexedCatalog;
  /** Of whoever changes the catalogue, or reads all of it. */
  mutex: Mutex;
  horizon: number;
  readAt: number;
};
type Reading = { done: Promise<void>; patience: Promise<void> };

const REFRESH_MS = 1000;
/** How long a reader waits for what others changed; more than this is read beside the readers. */
const PATIENCE_MS = 20;
/** For more products all changes are read: their ids alone would be a long statement. */
const BY_ID_MAX = 1000;

/** Whether no other process writes to the database. */
export type Writers = { isAlone?: boolean };

/** Other processes write to the same database: changes are read at most once a second. */
export async function openCatalog(
  db: Db,
  writers: Writers = {},
): Promise<LiveCatalog<IndexedCatalog>> {
  return keepCurrent(await loadLive(db), writers);
}

export async function loadLive(db: Db, signal?: AbortSignal): Promise<Live> {
  const horizon = await readHorizon(db);
  const catalog = await createCatalog(db);
  await loadAll(db, catalog, signal);
  return { db, catalog, horizon, mutex: createMutex(), readAt: performance.now() };
}

export type Current = LiveCatalog<IndexedCatalog> & {
  /** Waits for what has changed, but not longer than that. */
  catchUp: (patienceMs: number) => Promise<void>;
};

export function keepCurrent(live: Live, { isAlone = false }: Writers = {}): Current {
  let reading: Reading | null = null;

  function refresh(): Reading {
    reading ??= begin(live, () => {
      reading = null;
    });
    return reading;
  }

  watch('chorsu_search_index_age_seconds', () => [[{}, secondsSince(live.readAt)]]);
  watch('chorsu_search_index_products', () => [[{}, live.catalog.index.size]]);

  return {
    async current() {
      if (performance.now() - live.readAt < REFRESH_MS) return live.catalog;
      const { patience } = refresh();
      // What this process has changed itself its writers have reread.
      if (!isAlone) await patience;
      return live.catalog;
    },
    async reread(products) {
      if (products && products.length <= BY_ID_MAX) return loadProducts(live, products);
      // A read in progress may have started before the write.
      await reading?.done;
      await refresh().done;
    },
    async catchUp(patienceMs) {
      // Whoever reads next tries again.
      const done = refresh().done.catch(() => undefined);
      await Promise.race([done, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}

function begin(live: Live, onEnd: () => void): Reading {
  const done = readChanges(live).finally(onEnd);
  const patience = Promise.race([done, wait(PATIENCE_MS)]);
  done.catch((error: unknown) => noteFailure('the catalogue is not reread', error));
  // Often nobody waits for it.
  patience.catch(() => undefined);
  return { done, patience };
}

async function readChanges(live: Live): Promise<void> {
  const { db, catalog, horizon } = live;
  const next = await readHorizon(db);
  if (await hasNewTaxonomy(db, horizon)) await renewTaxonomy(db, catalog);
  await loadChanges(live, horizon);
  catalog.read.forgetBefore(next);
  live.horizon = next;
  live.readAt = performance.now();
}
