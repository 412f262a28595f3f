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
   * Returns the catalog, which is usually at most a second old. While many products are being
   * reread, each of them may be in its old or new state.
   */
  current: () => Promise<Kind>;
  /**
   * Rereads these products, or all changed ones, so that the next reader sees their committed
   * state.
   */
  reread: (products?: number[]) => Promise<void>;
  /** State of the search index or engine, for `/readyz`. */
  searchState?: () => string;
};

/** A catalog in memory, with the horizon up to which changes have been read. */
export type Live = {
  db: Db;
  catalog: IndexedCatalog;
  /** Held while the catalog is changed or the whole catalog is read. */
  mutex: Mutex;
  horizon: number;
  readAt: number;
};
type Reading = { done: Promise<void>; patience: Promise<void> };

const REFRESH_MS = 1000;
/**
 * Maximum time a reader waits for changes by other processes. Longer rereads continue in the
 * background.
 */
const PATIENCE_MS = 20;
/** Maximum number of products to reread by id. For more, all changes are read instead. */
const BY_ID_MAX = 1000;

/** Whether this is the only process that writes to the database. */
export type Writers = { isAlone?: boolean };

/** Opens a catalog in memory. Changes by other processes are read at most once a second. */
export async function openCatalog(
  db: Db,
  writers: Writers = {},
): Promise<LiveCatalog<IndexedCatalog>> {
  return keepCurrent(await loadLive(db), writers);
}

/** Loads the whole catalog. The horizon is read first, so that no later change is missed. */
export async function loadLive(db: Db, signal?: AbortSignal): Promise<Live> {
  const horizon = await readHorizon(db);
  const catalog = await createCatalog(db);
  await loadAll(db, catalog, signal);
  return { db, catalog, horizon, mutex: createMutex(), readAt: performance.now() };
}

export type Current = LiveCatalog<IndexedCatalog> & {
  /** Waits until changes are read, for at most `patienceMs`. */
  catchUp: (patienceMs: number) => Promise<void>;
};

/** Wraps a loaded catalog, so that its readers and writers see the changes by other processes. */
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
      // A single process does not wait, because its writers have already reread their changes.
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
      // The next reader retries after a failure.
      const done = refresh().done.catch(() => undefined);
      await Promise.race([done, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}

function begin(live: Live, onEnd: () => void): Reading {
  const done = readChanges(live).finally(onEnd);
  const patience = Promise.race([done, wait(PATIENCE_MS)]);
  done.catch((error: unknown) => noteFailure('The catalog could not be reread', error));
  // Avoids an unhandled rejection when no reader waits.
  patience.catch(() => undefined);
  return { done, patience };
}

async function readChanges(live: Live): Promise<void> {
  const { db, catalog, horizon } = live;
  const next = await readHorizon(db);
  if (await hasNewTaxonomy(db, horizon)) await renewTaxonomy(db, catalog);
  await loadChanges(live, horizon);
  catalog.read.dropBefore(next);
  live.horizon = next;
  live.readAt = performance.now();
}
