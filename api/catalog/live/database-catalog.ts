import { CardMemory } from '@/api/catalog/card-memory';
import { databaseSearch } from '@/api/catalog/list/database-search';
import type { Db } from '@/api/db/database';
import { readKnownTaxonomy, refreshKnown } from './known-taxonomy';
import type { LiveCatalog } from './live-catalog';
import type { Catalog } from './load-catalog';

const REFRESH_MS = 1000;

/**
 * Opens a catalog that reads lists from the database. Each call to `current` calls `onUse`, because
 * these lists have fewer facets than those from an index.
 */
export async function openDatabaseCatalog(db: Db, onUse: () => void): Promise<LiveCatalog> {
  const known = await readKnownTaxonomy(db);
  const search = databaseSearch(db, () => known.taxonomy);
  const catalog: Catalog = {
    search,
    cards: new CardMemory(),
    get taxonomy() {
      return known.taxonomy;
    },
  };
  let [renewedAt, renewing] = [performance.now(), Promise.resolve()];

  function renew(): Promise<void> {
    renewedAt = performance.now();
    renewing = refreshKnown(db, known, catalog.cards);
    return renewing;
  }

  return {
    async current() {
      onUse();
      if (performance.now() - renewedAt >= REFRESH_MS) await renew();
      return catalog;
    },
    async reread() {
      await renewing.catch(() => undefined);
      await renew();
    },
  };
}
