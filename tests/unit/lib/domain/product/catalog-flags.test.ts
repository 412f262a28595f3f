import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/constants';
import { facets, productQuery } from '@/lib/contract/product';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import {
  activeFilterCount,
  isIndexableList,
  listUrl,
  narrowingParameters,
  parseListFilters,
  withoutFilters,
} from '@/lib/domain/routing/list-url';
import { messagesOf } from '@/tests/support/messages';

test.each(['name', 'number', 'keyword'] as const)('gives each flag its own %s', (key) => {
  expect(new Set(catalogFlags.map((flag) => flag[key])).size).toBe(catalogFlags.length);
});

describe.each(catalogFlags)('the flag $name', ({ name, keyword }) => {
  const filters = parseListFilters({ [name]: '1' });

  test('can be read from a URL, written to it and cleared', () => {
    const none = recordOf(catalogFlags, () => false);
    expect(filters).toMatchObject({ ...none, [name]: true });
    expect(listUrl(filters)).toBe(`/products?${name}=1`);
    expect(withoutFilters(filters)).toMatchObject(none);
  });

  test('counts as one filter, and excludes the list from search engines when set', () => {
    expect(activeFilterCount(filters)).toBe(1);
    expect(isIndexableList(filters)).toBe(false);
    expect(narrowingParameters).toContain(name);
  });

  test('is a query parameter and an optional facet of the contract', () => {
    expect(productQuery.parse({ [name]: '1' })[name]).toBe(true);
    const counted = { price: { min: 0, max: 0 }, categories: [], attributes: [] };
    expect(facets.parse({ ...counted, [name]: 7 })[name]).toBe(7);
    expect(facets.parse(counted)).toEqual(counted);
  });

  test('has a message in every language', () => {
    for (const locale of LOCALES) {
      const { catalog } = messagesOf(locale);
      expect(catalog, `Add catalog.${name} to messages/${locale}.json.`).toHaveProperty(name);
    }
  });

  test('has a search keyword that no word in a text can match', () => {
    expect(keyword).toMatch(/^_[a-z]+$/);
  });
});
