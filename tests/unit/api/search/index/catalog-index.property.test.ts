import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { embeddedSearch } from '@/api/search/embedded-search';
import { type CatalogIndex, createCatalogIndex } from '@/api/search/index/catalog-index';
import { finish } from '@/api/search/index/steps';
import { aDoc } from '@/tests/unit/api/search/a-doc';
import * as arbitrary from '@/tests/unit/api/search/arbitrary';
import { byId } from '@/tests/unit/api/search/by-id';
import { attributeOf, expectedPage } from '@/tests/unit/api/search/oracle';

function indexOf(docs: CatalogDoc[]): CatalogIndex {
  const index = createCatalogIndex({ valueAttribute: attributeOf });
  index.putAll(docs);
  return index;
}

test('returns the same ids, counts and facets as a scan of every product (S7-31)', () => {
  fc.assert(
    fc.property(arbitrary.docs, arbitrary.query, (docs, query) => {
      expect(byId(indexOf(docs).query(query))).toEqual(expectedPage(docs, query));
    }),
    { numRuns: 400 },
  );
});

test('returns the same page and category counts with and without facets', async () => {
  const property = fc.asyncProperty(arbitrary.docs, arbitrary.query, async (docs, query) => {
    const search = embeddedSearch(indexOf(docs));
    const { ids, count } = await search.list(query);
    expect(await search.page(query)).toEqual({ ids, count });

    const all = expectedPage(docs, { page: 1, size: 1 }).facets.categories;
    expect((await search.categoryCounts()).toSorted((a, b) => a.id - b.id)).toEqual(all);
    const firsts = all.map(({ id: menu }) => ({
      category: menu,
      product: expectedPage(docs, { menu, page: 1, size: 1 }).ids[0],
    }));
    expect(await search.categoryFirsts([...all.map(({ id }) => id), 99])).toEqual(firsts);
  });
  await fc.assert(property, { numRuns: 100 });
});

test('lists each product once when each page continues after the last product shown', () => {
  fc.assert(
    fc.property(arbitrary.docs, arbitrary.query, (docs, query) => {
      const index = indexOf(docs);
      const first = { ...query, page: 1, after: undefined };
      const ids: number[] = [];
      for (let page = index.query(first); page.last; ) {
        ids.push(...page.ids);
        page = index.query({ ...first, after: page.last });
      }
      expect(ids).toEqual(expectedPage(docs, { ...first, size: docs.length + 1 }).ids);
    }),
    { numRuns: 150 },
  );
});

test('lists each product on exactly one numbered page (S7-31)', () => {
  fc.assert(
    fc.property(arbitrary.docs, arbitrary.query, (docs, query) => {
      const index = indexOf(docs);
      const ids: number[] = [];
      for (let page = 1; page <= Math.ceil(docs.length / query.size) + 1; page++) {
        ids.push(...index.query({ ...query, after: undefined, page }).ids);
      }
      const all = { ...query, after: undefined, page: 1, size: docs.length + 1 };
      expect(ids).toEqual(expectedPage(docs, all).ids);
    }),
    { numRuns: 150 },
  );
});

test('returns the same page as a scan of the final state after a series of changes', () => {
  fc.assert(
    fc.property(arbitrary.docs, arbitrary.changes, arbitrary.query, (docs, changes, query) => {
      const index = indexOf(docs);
      const shop = new Map(docs.map((doc) => [doc.id, doc]));
      for (const { put, remove, isSettled } of changes) {
        for (const doc of put) {
          index.put(doc);
          shop.set(doc.id, doc);
        }
        for (const id of remove) {
          index.remove(id);
          shop.delete(id);
        }
        if (isSettled) index.settle();
        index.query(query);
      }
      expect(index.size).toBe(shop.size);
      expect(byId(index.query(query))).toEqual(expectedPage([...shop.values()], query));
    }),
    { numRuns: 300 },
  );
});

test('keeps the sort orders correct when it merges pending changes', () => {
  const changes = Array.from({ length: 6000 }, (_, i) =>
    aDoc({ id: 1 + (i % 2500), price: (i * 7919) % 1000, popularity: (i * 104_729) % 500 }),
  );
  const index = indexOf(changes.slice(0, 1000));
  finish(index.prepare());
  for (const [i, doc] of changes.entries()) {
    index.put(doc);
    if (i % 500 === 0) index.settle();
  }

  const end = [...new Map(changes.map((doc) => [doc.id, doc])).values()];
  const queries: CatalogQuery[] = [
    { sort: 'price_desc', page: 7, size: 24 },
    { page: 90, size: 24 },
    { sort: 'price_asc', priceMax: 90, page: 2, size: 24 },
  ];
  for (const query of queries) expect(byId(index.query(query))).toEqual(expectedPage(end, query));
});

test('sorts a large shop in the same order as a small one', () => {
  const docs = Array.from({ length: 6000 }, (_, i) =>
    aDoc({ id: 6000 - i, popularity: ((i * 7919) % 977) / 8 - 30, inStock: i % 5 > 0 }),
  );
  const index = indexOf(docs);
  for (const page of [1, 40, 200]) {
    const query = { page, size: 30 };
    expect(byId(index.query(query))).toEqual(expectedPage(docs, query));
  }
});
