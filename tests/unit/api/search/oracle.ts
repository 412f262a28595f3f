import type { CatalogDoc } from '@/api/search/catalog-doc';
import type { CatalogFilter, CatalogQuery, CatalogSort, IdCount } from '@/api/search/catalog-query';

type Group = 'categories' | 'price' | `attribute ${number}` | 'none';

/** Ten values an attribute: 0–9 the first, 10–19 the second. */
export function attributeOf(valueId: number): number {
  return Math.floor(valueId / 10);
}

/** What the index must answer, found by looking at every product each time. */
export function expectedPage(docs: CatalogDoc[], query: CatalogQuery) {
  const found = docs.filter((doc) => isFound(doc, query, 'none'));
  const ordered = found.toSorted((a, b) => order(a, b, query.sort ?? 'popular'));
  const prices = docs.filter((doc) => isFound(doc, query, 'price')).map(({ price }) => price);
  const from = (query.page - 1) * query.size;
  return {
    ids: ordered.slice(from, from + query.size).map(({ id }) => id),
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
      discounted: found.filter(({ discountPercent }) => discountPercent > 0).length,
      express: found.filter(({ express }) => express).length,
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
    (!query.discounted || doc.discountPercent > 0) &&
    (!query.express || doc.express) &&
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

function has(ids: number[], id: number | undefined): boolean {
  return id === undefined || ids.includes(id);
}

function isAny(ids: number[], wanted: number[] | undefined): boolean {
  return !wanted?.length || wanted.some((id) => ids.includes(id));
}

function isPriced({ price }: CatalogDoc, { priceMin, priceMax }: CatalogFilter): boolean {
  return price >= (priceMin ?? 0) && price <= (priceMax ?? Number.POSITIVE_INFINITY);
}

const sorts: Record<CatalogSort, (doc: CatalogDoc) => number[]> = {
  popular: (doc) => [doc.inStock ? 0 : 1, -doc.popularity],
  new: (doc) => [-doc.createdAt],
  price_asc: (doc) => [doc.price],
  price_desc: (doc) => [-doc.price],
  discount: (doc) => [-doc.discountPercent],
  rating: (doc) => [-doc.rating],
};

function order(a: CatalogDoc, b: CatalogDoc, sort: CatalogSort): number {
  const keysOfB = [...sorts[sort](b), b.id];
  const differences = [...sorts[sort](a), a.id].map((key, i) => key - (keysOfB[i] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
