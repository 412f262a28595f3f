import { expect, test } from 'vitest';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import { totalsOf } from '@/api/search/engine/engine-facets';
import { filtersOf } from '@/api/search/engine/engine-filters';
import { FORM } from '@/api/search/engine/engine-names';
import { countedIn } from '@/api/search/engine/facet-ids';
import { goodsSql, valuesOf } from '@/api/search/engine/goods-row';
import { createCatalogIndex } from '@/api/search/index/catalog-index';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { flaggedDoc } from './a-doc';
import { attributeOf } from './oracle';

const plain = flaggedDoc(100);
/** Products with one flag each: one product for the first flag, two for the second, and so on. */
const goods = catalogFlags.flatMap(({ name }, at) =>
  Array.from({ length: at + 1 }, (_, nth) => flaggedDoc(10 * at + nth + 1, name)),
);
const counts = recordOf(catalogFlags, (_, at) => at + 1);

test.each(catalogFlags)(
  'lists and counts only the products with $name in the index',
  ({ name }) => {
    const index = createCatalogIndex({ valueAttribute: attributeOf });
    index.putAll([plain, ...goods]);
    const own = () => index.query({ [name]: true, page: 1, size: 9 });
    expect(own().ids).toHaveLength(counts[name]);
    expect(own().facets).toMatchObject({
      ...recordOf(catalogFlags, () => 0),
      [name]: counts[name],
    });
    expect(index.query({ page: 1, size: 9 }).facets).toMatchObject(counts);

    for (const id of own().ids) index.put(flaggedDoc(id));
    expect(own().ids).toEqual([]);
  },
);

/** Returns a product's row in the search engine, as values by column name. */
function rowOf(doc: CatalogDoc): Map<string, string> {
  const values = valuesOf({ doc, named: [], termIds: [], attributes: [] });
  const [, columns = ''] = /\(([^)]+)\)/.exec(goodsSql('t', [])) ?? [];
  const cells = values.slice(1, -1).match(/\([^)]*\)|'[^']*'|[^ ,]+/g) ?? [];
  return new Map(columns.split(', ').map((column, at) => [column, cells[at] ?? '']));
}

test.each(catalogFlags)(
  'writes the column, keyword and facet for $name only if a product has the flag',
  ({ name, keyword }) => {
    const { base } = filtersOf({ [name]: true }, { text: '', attributeOf });
    expect(base.match).toBe(keyword);
    for (const doc of [flaggedDoc(1, name), plain]) {
      const has = doc !== plain;
      const row = rowOf(doc);
      expect(row.get(name)).toBe(has ? '1' : '0');
      expect(row.get('body')?.match(/_\w+/g)?.includes(keyword)).toBe(has);
      const facets = row.get('facet_ids')?.slice(1, -1).split(',') ?? [];
      expect(countedIn(facets.map((one) => ({ one, n: 1 })))[name]).toBe(has ? 1 : 0);
    }
  },
);

test.each(catalogFlags)(
  "counts the products with $name in the engine's totals",
  async ({ name }) => {
    const cachedQuery = async (sql: string) => {
      const [, alias = ''] = new RegExp(`SUM\\(${name}\\) AS (\\w+)`).exec(sql) ?? [];
      return [{ [alias]: '5' }];
    };
    const inputs = { cachedQuery, goods: 't', attributeOf, most: () => 9 };
    expect((await totalsOf(inputs, { match: '' }))[name]).toBe(5);
  },
);

test.each(catalogFlags)(
  'the version of the engine tables is above the number of the flag $name',
  ({ number }) => {
    expect(FORM).toBeGreaterThan(number);
  },
);
