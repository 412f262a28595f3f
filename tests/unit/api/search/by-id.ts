import type { CatalogPage } from '@/api/search/catalog-query';

/** Sorts the facet counts of a page by id, so that pages compare equal in any order. */
export function byId({ facets, ...page }: CatalogPage): CatalogPage {
  const sorted = (list: CatalogPage['facets']['values']) => list.toSorted((a, b) => a.id - b.id);
  const { categories, attributes, values, ...rest } = facets;
  const sortedFacets = {
    categories: sorted(categories),
    attributes: sorted(attributes),
    values: sorted(values),
  };
  return { ...page, facets: { ...rest, ...sortedFacets } };
}
