import { CardMemory } from '@/api/catalog/card-memory';
import { namedCategories, namedOptions } from '@/api/catalog/named-in-texts';
import { type ProductVersion, ReadProducts } from '@/api/catalog/read-products';
import type { Db } from '@/api/db/database';
import { embeddedSearch } from '@/api/search/embedded-search';
import { type CatalogIndex, createCatalogIndex } from '@/api/search/index/catalog-index';
import type { Steps } from '@/api/search/index/steps';
import type { SearchPort } from '@/api/search/search-port';
import type { Mutex } from '@/lib/queues/mutex';
import { admitRequests } from '@/lib/queues/pause-for-requests';
import { inSlices } from './in-slices';
import { changedPlaces, type DocRow, docsAfter, docsOf, toDoc } from './read-docs';
import { readTaxonomy, type Taxonomy } from './taxonomy';

/** The in-process view of the catalog: the search, the taxonomy and the cached cards. */
export type Catalog = { search: SearchPort; taxonomy: Taxonomy; cards: CardMemory };

/** A catalog with its index in the memory of this process. */
export type IndexedCatalog = Catalog & {
  index: CatalogIndex;
  /** Attributes that distinguish the variants of one product. */
  chosenBy: Set<number>;
  /** Product versions indexed since the last read of changes. */
  read: ReadProducts;
};

/** Products read and indexed per batch when the whole catalog is loaded. */
const BATCH = 2000;
/** Changed products checked per batch. */
const LOOKED_AT = 1000;
const SLICE = 100;

/** Creates a catalog with the current taxonomy and without products. */
export async function createCatalog(db: Db): Promise<IndexedCatalog> {
  const taxonomy = await readTaxonomy(db);
  const index = createCatalogIndex({
    valueAttribute: (id) => catalog.taxonomy.values.get(id)?.attributeId,
  });
  const catalog: IndexedCatalog = {
    taxonomy,
    chosenBy: new Set(),
    read: new ReadProducts(),
    index,
    search: embeddedSearch(index),
    cards: new CardMemory(),
  };
  nameCategories(catalog);
  return catalog;
}

/** Rereads the taxonomy and renames the categories and options in the index. */
export async function renewTaxonomy(db: Db, catalog: IndexedCatalog): Promise<void> {
  catalog.taxonomy = await readTaxonomy(db);
  // Products indexed earlier may refer to categories and values that were unknown at the time.
  catalog.read.clear();
  nameCategories(catalog);
  nameOptions(catalog);
}

/** Loads all products into a catalog that does not serve readers yet. */
export async function loadAll(
  db: Db,
  catalog: IndexedCatalog,
  signal?: AbortSignal,
): Promise<void> {
  catalog.index.beginFilling();
  await loadBatches(db, catalog, signal);
  nameOptions(catalog);
  await inSlices(catalog.index.prepare(), signal);
}

/** Reads the next batch while one is being indexed. */
async function loadBatches(db: Db, catalog: IndexedCatalog, signal?: AbortSignal): Promise<void> {
  let rows = await docsAfter(db, 0, BATCH);
  while (rows.length > 0) {
    const next = docsAfter(db, rows.at(-1)?.id ?? 0, BATCH);
    // The rejection surfaces where the promise is awaited below.
    next.catch(() => undefined);
    noteOptions(catalog, rows);
    await inSlices(putAll(catalog, rows));
    rows = await next;
    signal?.throwIfAborted();
  }
}

function* putAll({ index, taxonomy }: IndexedCatalog, rows: DocRow[]): Steps {
  for (let at = 0; at < rows.length; at += SLICE) {
    index.putAll(rows.slice(at, at + SLICE).map((row) => toDoc(row, taxonomy)));
    yield;
  }
}

type Reader = { db: Db; catalog: IndexedCatalog; mutex: Mutex };

/** Indexes the changed products that the index does not include yet. */
export async function loadChanges(reader: Reader, since: number): Promise<void> {
  const { db, catalog } = reader;
  let last: ProductVersion | undefined;
  do {
    const places = await changedPlaces(db, { since, after: last, limit: LOOKED_AT });
    const unread = places.filter((place) => !catalog.read.has(place));
    await loadProducts(
      reader,
      unread.map(({ id }) => id),
    );
    last = places.length < LOOKED_AT ? undefined : places.at(-1);
    await admitRequests();
  } while (last);
}

/**
 * Loads products in slices and yields to readers and other writers in between, because queries to
 * the embedded database do not yield to the event loop.
 */
export async function loadProducts({ db, catalog, mutex }: Reader, ids: number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += SLICE) {
    await admitRequests();
    await mutex(async () => putRows(catalog, await docsOf(db, ids.slice(at, at + SLICE))));
  }
}

function putRows(catalog: IndexedCatalog, rows: DocRow[]): void {
  const { index, taxonomy, cards, read } = catalog;
  if (noteOptions(catalog, rows)) nameOptions(catalog);
  for (const row of rows) {
    read.note(row);
    cards.drop(row.id);
    if (row.isWithdrawn) index.remove(row.id);
    else index.put(toDoc(row, taxonomy));
  }
  index.settle();
}

function nameCategories({ index, taxonomy }: IndexedCatalog): void {
  index.setCategories(namedCategories(taxonomy));
}

/** Passes the names of all options to the index, so that a text search finds them. */
export function nameOptions({ index, taxonomy, chosenBy }: IndexedCatalog): void {
  index.setOptions(namedOptions(taxonomy, chosenBy));
}

/** Adds the option attributes of the rows. Returns whether any of them is new. */
export function noteOptions(
  { chosenBy }: Pick<IndexedCatalog, 'chosenBy'>,
  rows: DocRow[],
): boolean {
  const known = chosenBy.size;
  for (const { options } of rows) {
    for (const attribute of Object.keys(options)) chosenBy.add(Number(attribute));
  }
  return chosenBy.size > known;
}
