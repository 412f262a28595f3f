import type { CatalogDoc } from '@/api/search/catalog-doc';
import type {
  CatalogFilter,
  CatalogQuery,
  CatalogSort,
  IdCount,
  ListPlace,
} from '@/api/search/catalog-query';
import { type CatalogFlag, catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';

type Group = 'categories' | 'price' | `attribute ${number}` | 'none';

/** Returns a value's attribute: attribute 0 has the values 0 to 9, attribute 1 has 10 to 19. */
export function attributeOf(valueId: number): number {
  return Math.floor(valueId / 10);
}

/** Computes the expected page by scanning every product. */
export function expectedPage(docs: CatalogDoc[], query: CatalogQuery) {
  const found = docs.filter((doc) => isFound(doc, query, 'none'));
  const ordered = found.toSorted((a, b) => order(a, b, query.sort ?? 'popular'));
  const prices = docs.filter((doc) => isFound(doc, query, 'price')).map(({ price }) => price);
  const { after } = query;
  const from = after
    ? ordered.filter((doc) => fromPlace(doc, after, query.sort ?? 'popular') <= 0).length
    : (query.page - 1) * query.size;
  const shown = ordered.slice(from, from + query.size);
  const last = shown.at(-1);
  const isKnown = after !== undefined || from === 0;
  return {
    ids: shown.map(({ id }) => id),
    before: { count: from, idSum: isKnown ? idSum(ordered.slice(0, from)) : null },
    last: last ? placeOf(last, query.sort) : null,
    count: found.length,
    corrected: null,
    facets: {
      price: prices.length
        ? { min: Math.min(...prices), max: Math.max(...prices) }
        : { min: 0, max: 0 },
      categories: counts(
        docs,
        query,
        ({ categories }) => categories,
        () => 'categories',
      ),
      attributes: counts(
        found,
        {},
        ({ values }) => [...new Set(values.map(attributeOf))],
        () => 'none',
      ),
      values: counts(
        docs,
        query,
        ({ values }) => values,
        (id) => `attribute ${attributeOf(id)}`,
      ),
      ...recordOf(catalogFlags, ({ name }) => found.filter((doc) => isFlagged(doc, name)).length),
    },
  };
}

function counts(
  docs: CatalogDoc[],
  query: CatalogFilter,
  idsOf: (doc: CatalogDoc) => number[],
  groupOf: (id: number) => Group,
): IdCount[] {
  const ids = [...new Set(docs.flatMap(idsOf))].sort((a, b) => a - b);
  return ids
    .map((id) => ({
      id,
      count: docs.filter((doc) => idsOf(doc).includes(id) && isFound(doc, query, groupOf(id)))
        .length,
    }))
    .filter(({ count }) => count > 0);
}

function isFound(doc: CatalogDoc, query: CatalogFilter, except: Group): boolean {
  const attributes = new Set((query.values ?? []).map(attributeOf));
  return (
    has(doc.categories, query.menu) &&
    has(doc.collections, query.collection) &&
    has(doc.sales, query.sale) &&
    catalogFlags.every(({ name }) => !query[name] || isFlagged(doc, name)) &&
    (except === 'categories' || isAny(doc.categories, query.categories)) &&
    (except === 'price' || isPriced(doc, query)) &&
    [...attributes].every(
      (attribute) =>
        except === `attribute ${attribute}` ||
        isAny(
          doc.values,
          query.values?.filter((id) => attributeOf(id) === attribute),
        ),
    )
  );
}

function isFlagged(doc: CatalogDoc, name: CatalogFlag): boolean {
  const { discountPercent, inStock, rating, ...stored } = doc;
  return {
    ...stored,
    discounted: discountPercent > 0,
    in_stock: inStock,
    well_rated: rating >= 4,
  }[name];
}

function has(ids: number[], id: number | undefined): boolean {
  return id === undefined || ids.includes(id);
}

function isAny(ids: number[], wanted: number[] | undefined): boolean {
  return !wanted?.length || wanted.some((id) => ids.includes(id));
}

function isPriced({ price }: CatalogDoc, { priceMin, priceMax }: CatalogFilter): boolean {
  return price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY);
}

type Sorting = [keyOf: (doc: CatalogDoc) => number, sign: 1 | -1][];

const sorts: Record<CatalogSort, Sorting> = {
  popular: [
    [({ inStock }) => (inStock ? 0 : 1), 1],
    [({ popularity }) => popularity, -1],
  ],
  new: [[({ createdAt }) => createdAt, -1]],
  price_asc: [[({ price }) => price, 1]],
  price_desc: [[({ price }) => price, -1]],
  discount: [[({ discountPercent }) => discountPercent, -1]],
  rating: [[({ rating }) => rating, -1]],
};

export function placeOf(doc: CatalogDoc, sort: CatalogSort = 'popular'): ListPlace {
  return { keys: sorts[sort].map(([keyOf]) => keyOf(doc)), id: doc.id };
}

function order(a: CatalogDoc, b: CatalogDoc, sort: CatalogSort): number {
  return fromPlace(a, placeOf(b, sort), sort);
}

/** Compares a product with a list position: positive if the product comes after it. */
function fromPlace(doc: CatalogDoc, { keys, id }: ListPlace, sort: CatalogSort): number {
  const differences = sorts[sort].map(([keyOf, sign], i) => sign * (keyOf(doc) - (keys[i] ?? 0)));
  return [...differences, doc.id - id].find((difference) => difference !== 0) ?? 0;
}

function idSum(docs: CatalogDoc[]): number {
  return docs.reduce((sum, { id }) => sum + id, 0);
}
