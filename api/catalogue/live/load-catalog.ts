import { CardMemory } from '@/api/catalogue/card-memory';
import { namedCategories, namedOptions } from '@/api/catalogue/named-in-texts';
import { type ProductVersion, ReadProducts } from '@/api/catalogue/read-products';
import type { Db } from '@/api/db/database';
import { embeddedSearch } from '@/api/search/embedded-search';
import { type CatalogIndex, createCatalogIndex } from '@/api/search/index/catalog-index';
import type { Steps } from '@/api/search/index/steps';
import type { SearchPort } from '@/api/search/search-port';
import { letIn } from '@/lib/queues/give-way';
import type { Mutex } from '@/lib/queues/mutex';
import { inSlices } from './in-slices';
import { changedPlaces, type DocRow, docsAfter, docsOf, toDoc } from './read-docs';
import { readTaxonomy, type Taxonomy } from './taxonomy';

/** What the shop knows of its goods without the database: the search that it asks, and the taxonomy. */
export type Catalog = { search: SearchPort; taxonomy: Taxonomy; cards: CardMemory };

/** A catalogue with its index in the memory of this process. */
export type IndexedCatalog = Catalog & {
  index: CatalogIndex;
  /** Attributes by which sub-products of one product differ. */
  chosenBy: Set<number>;
  /** Since changes were read last. */
  read: ReadProducts;
};

/** Products that are read and indexed at once when everything is loaded, and beside readers. */
const BATCH = 2000;
/** Changes that are looked at at once. */
const LOOKED_AT = 1000;
const SLICE = 100;

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

export async function renewTaxonomy(db: Db, catalog: IndexedCatalog): Promise<void> {
  catalog.taxonomy = await readTaxonomy(db);
  // Some may be of categories and values that were not known.
  catalog.read.clear();
  nameCategories(catalog);
  nameOptions(catalog);
}

/** Everything, into a catalogue that nobody asks before. */
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

/** The next batch is read while one is indexed. */
async function loadBatches(db: Db, catalog: IndexedCatalog, signal?: AbortSignal): Promise<void> {
  let rows = await docsAfter(db, 0, BATCH);
  while (rows.length > 0) {
    const next = docsAfter(db, rows.at(-1)?.id ?? 0, BATCH);
    // A failure is thrown where it is awaited below.
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

/** What the index does not have yet. */
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
    await letIn();
  } while (last);
}

/**
 * In slices, between which readers and other writers have their turns: the embedded database answers
 * without one.
 */
export async function loadProducts({ db, catalog, mutex }: Reader, ids: number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += SLICE) {
    await letIn();
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

export function nameOptions({ index, taxonomy, chosenBy }: IndexedCatalog): void {
  index.setOptions(namedOptions(taxonomy, chosenBy));
}

/** Returns whether any attribute is new. */
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
