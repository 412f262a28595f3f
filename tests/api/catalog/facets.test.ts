import { expect, test } from 'vitest';
import { toFacets } from '@/api/catalog/list/facet-view';
import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import { noFacets } from '@/api/search/engine/engine-facets';

const name = { uz: 'Nom', ru: 'Имя' };

/** Builds one attribute with `count` values whose ids start at 1. */
function aTaxonomy(count: number): Taxonomy {
  const attribute = { id: 1, key: 'size', name, kind: 'choice' as const, position: 1 };
  const values = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    attributeId: 1,
    key: String(at),
    value: name,
    colour: null,
    position: 0,
  }));
  return {
    tops: [],
    categories: new Map(),
    categoriesBySlug: new Map(),
    attributes: new Map([[1, attribute]]),
    values: new Map(values.map((value) => [value.id, value])),
  };
}

type Counts = Parameters<typeof toFacets>[0];

function counts(found: Partial<Counts>): Counts {
  return { ...noFacets, count: 0, ...found };
}

test('a facet lists its most frequent values and all selected ones (B-61)', () => {
  const taxonomy = aTaxonomy(100);
  const values = Array.from({ length: 99 }, (_, at) => ({ id: at + 1, count: 200 - at }));
  const chosen = { menu: undefined, categories: [], values: [100] };
  const { attributes } = toFacets(counts({ values }), chosen, { taxonomy, locale: 'uz' });

  const listed = attributes[0]?.values ?? [];
  expect(listed).toHaveLength(24);
  expect(listed.find(({ id }) => id === 100)).toMatchObject({ count: 0 });
  expect(listed.slice(0, 23).map(({ id }) => id)).toEqual(values.slice(0, 23).map(({ id }) => id));
});

test.each([
  ['shows an attribute that a fifth of the products have', 20, [], true],
  ['hides an attribute that fewer than a fifth of the products have', 19, [], false],
  ['shows a less frequent attribute when one of its values is selected', 19, [2], true],
])('the filter panel %s', (_, having, values, isThere) => {
  const found = counts({
    count: 100,
    attributes: [{ id: 1, count: having }],
    values: [1, 2, 3].map((id) => ({ id, count: having })),
  });
  const chosen = { menu: undefined, categories: [], values };
  const { attributes } = toFacets(found, chosen, { taxonomy: aTaxonomy(3), locale: 'uz' });
  expect(attributes).toHaveLength(isThere ? 1 : 0);
});

test('values that differ only in numbers are sorted by these numbers', () => {
  const taxonomy = aTaxonomy(3);
  const texts = ['8/256 GB', '8/128 GB', '4/128 GB'];
  for (const [id, value] of taxonomy.values) {
    const text = texts[id - 1] ?? '';
    taxonomy.values.set(id, { ...value, value: { uz: text, ru: text } });
  }
  const found = counts({ values: [1, 2, 3].map((id) => ({ id, count: 4 - id })) });
  const chosen = { menu: undefined, categories: [], values: [] };
  const { attributes } = toFacets(found, chosen, { taxonomy, locale: 'uz' });
  expect(attributes[0]?.values.map((value) => value.name)).toEqual([...texts].reverse());
});
