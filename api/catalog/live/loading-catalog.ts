import { setTimeout as wait } from 'node:timers/promises';
import { fallbackResults, type OnReady } from '@/api/catalog/list/fallback-results';
import type { Db } from '@/api/db/database';
import { reasonOf } from '@/api/db/failure';
import { log } from '@/lib/telemetry/log';
import { secondsSince, watch } from '@/lib/telemetry/metrics';
import { openDatabaseCatalog } from './database-catalog';
import type { LiveCatalog } from './live-catalog';

const TRY_AGAIN_MS = { first: 1000, longest: 60_000 };

type LoadingCatalogOptions = {
  load: (signal: AbortSignal) => Promise<LiveCatalog>;
  onReady: OnReady;
};
type Loading = {
  catalog: LiveCatalog;
  /** Resolves when the index is ready or `end` is called. */
  loaded: Promise<void>;
  end: () => Promise<void>;
};

/**
 * Opens a catalog whose index loads in the background. Until it is ready, the database serves
 * lists.
 */
export async function openLoadingCatalog(
  db: Db,
  { load, onReady }: LoadingCatalogOptions,
): Promise<Loading> {
  const ending = new AbortController();
  const fallback = fallbackResults(onReady);
  let active = await openDatabaseCatalog(db, fallback.note);
  let isReady = false;
  const began = performance.now();
  watch('chorsu_search_index_age_seconds', () => [[{}, secondsSince(began)]]);

  async function take(catalog: LiveCatalog): Promise<void> {
    [active, isReady] = [catalog, true];
    // Writers that ran during the load had no index to update.
    await catalog.reread();
    await fallback.renew(catalog);
  }

  const loaded = untilLoaded(load, ending.signal).then(
    (catalog) =>
      catalog &&
      take(catalog).catch((error: unknown) =>
        log.error('The switch to the loaded product index failed', error),
      ),
  );
  return {
    catalog: {
      current: () => active.current(),
      reread: (products) => active.reread(products),
      searchState: () => (isReady ? 'ready' : 'being filled'),
    },
    loaded: loaded.then(() => undefined),
    async end() {
      ending.abort();
      await loaded;
    },
  };
}

async function untilLoaded(
  load: LoadingCatalogOptions['load'],
  signal: AbortSignal,
): Promise<LiveCatalog | null> {
  let pauseMs = TRY_AGAIN_MS.first;
  while (!signal.aborted) {
    try {
      return await load(signal);
    } catch (error) {
      if (signal.aborted) break;
      log.warn(`The product index could not be loaded (${reasonOf(error)}). Retrying.`);
    }
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    pauseMs = Math.min(2 * pauseMs, TRY_AGAIN_MS.longest);
  }
  return null;
}
