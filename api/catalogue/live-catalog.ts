import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { revisions } from '@/api/db/schema/catalog';
import { type CatalogIndex, createCatalogIndex } from '@/api/search/catalog-index';
import { secondsSince, watch } from '@/lib/telemetry/metrics';
import { type DocRow, docsAfter, docsChangedSince, type Place, toDoc } from './read-docs';
import { readTaxonomy, type Taxonomy } from './taxonomy';

export type Catalog = {
  index: CatalogIndex;
  taxonomy: Taxonomy;
  /** Attributes by which sub-products of one product differ. */
  chosenBy: Set<number>;
};

export type LiveCatalog = {
  current: () => Promise<Catalog>;
  /** Reads what has been committed, so that the next reader sees it. */
  reread: () => Promise<void>;
};

const REFRESH_MS = 1000;
export const TAXONOMY_REVISION = 'taxonomy';

/** Other processes write to the same database: changes are read at most once a second. */
export async function openCatalog(db: Db): Promise<LiveCatalog> {
  let horizon = await readHorizon(db);
  const catalog = await createCatalog(db);
  await loadAll(db, catalog);

  let readAt = performance.now();
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const next = await readHorizon(db);
    if ((await taxonomyChange(db)) >= horizon) await renewTaxonomy(db, catalog);
    await loadChanges(db, catalog, horizon);
    horizon = next;
    readAt = performance.now();
  }

  function refreshOnce(): Promise<void> {
    reading ??= refresh().finally(() => {
      reading = null;
    });
    return reading;
  }

  watch('chorsu_search_index_age_seconds', () => [[{}, secondsSince(readAt)]]);
  watch('chorsu_search_index_products', () => [[{}, catalog.index.size]]);

  return {
    async current() {
      if (performance.now() - readAt >= REFRESH_MS) await refreshOnce();
      return catalog;
    },
    async reread() {
      // A read in progress may have started before the write.
      await reading;
      await refreshOnce();
    },
  };
}

async function createCatalog(db: Db): Promise<Catalog> {
  const taxonomy = await readTaxonomy(db);
  const catalog: Catalog = {
    taxonomy,
    chosenBy: new Set(),
    index: createCatalogIndex({
      valueAttribute: (id) => catalog.taxonomy.values.get(id)?.attributeId,
    }),
  };
  nameCategories(catalog);
  return catalog;
}

async function renewTaxonomy(db: Db, catalog: Catalog): Promise<void> {
  catalog.taxonomy = await readTaxonomy(db);
  nameCategories(catalog);
  nameOptions(catalog);
}

function nameCategories({ index, taxonomy }: Catalog): void {
  const named = [...taxonomy.categories.values()].map(({ id, name }) => ({
    id,
    names: [name.uz, name.ru],
  }));
  index.setCategories(named);
}

function nameOptions({ index, taxonomy, chosenBy }: Catalog): void {
  const isOption = (attribute: number) =>
    chosenBy.has(attribute) || taxonomy.attributes.get(attribute)?.kind === 'colour';
  const named = [...taxonomy.values.values()]
    .filter(({ attributeId }) => isOption(attributeId))
    .map(({ id, value }) => ({ id, names: [value.uz, value.ru] }));
  index.setOptions(named);
}

function noteOptions({ chosenBy }: Catalog, rows: DocRow[]): boolean {
  const known = chosenBy.size;
  for (const { options } of rows) {
    for (const attribute of Object.keys(options)) chosenBy.add(Number(attribute));
  }
  return chosenBy.size > known;
}

async function taxonomyChange(db: Db): Promise<number> {
  const [row] = await db
    .select()
    .from(revisions)
    .where(eq(revisions.name, TAXONOMY_REVISION))
    .limit(1);
  return row?.changedIn ?? 0;
}

/** Every transaction with a smaller number has ended, so its writes are visible. */
async function readHorizon(db: Db): Promise<number> {
  const [row] = await rowsOf<{ horizon: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return Number(row?.horizon);
}

async function loadAll(db: Db, catalog: Catalog): Promise<void> {
  const { index, taxonomy } = catalog;
  let rows: DocRow[] = await docsAfter(db, 0);
  while (rows.length > 0) {
    noteOptions(catalog, rows);
    index.putAll(rows.map((row) => toDoc(row, taxonomy)));
    rows = await docsAfter(db, rows.at(-1)?.id ?? 0);
  }
  nameOptions(catalog);
  index.prepare();
}

async function loadChanges(db: Db, catalog: Catalog, since: number): Promise<void> {
  const { index, taxonomy } = catalog;
  let last: Place | undefined;
  do {
    const rows: DocRow[] = await docsChangedSince(db, since, last);
    if (noteOptions(catalog, rows)) nameOptions(catalog);
    for (const row of rows) {
      if (row.withdrawnAt) index.remove(row.id);
      else index.put(toDoc(row, taxonomy));
    }
    last = rows.at(-1);
  } while (last);
}
