import fc from 'fast-check';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { PRODUCT_SORTS } from '@/lib/constants';
import { catalogFlags, recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import { placeOf } from './oracle';

const someOf = (max: number) => fc.uniqueArray(fc.nat(max), { maxLength: 4 });
/** Sets each filter in one query out of five, because all filters together would match nothing. */
const rarely = <T>(filter: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: filter });
const oneOf = (max: number) => rarely(fc.nat(max));
const flag = rarely(fc.boolean());

const product: fc.Arbitrary<CatalogDoc> = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  categories: someOf(6),
  values: someOf(35),
  collections: someOf(3),
  sales: someOf(3),
  price: fc.nat(20),
  discountPercent: fc.oneof(fc.constant(0), fc.nat(5)),
  isNew: fc.boolean(),
  ...recordOf(storedFlags, () => fc.boolean()),
  inStock: fc.boolean(),
  popularity: fc.integer({ min: -3, max: 3 }),
  rating: fc.constantFrom(0, 3.9, 4, 4.1, 5),
  createdAt: fc.nat(10),
  names: fc.constant([]),
});

export const docs: fc.Arbitrary<CatalogDoc[]> = fc.uniqueArray(product, {
  selector: ({ id }) => id,
  maxLength: 120,
  size: 'max',
});

const allQueries = fc.record({
  menu: oneOf(6),
  collection: oneOf(3),
  sale: oneOf(3),
  categories: rarely(someOf(6)),
  values: rarely(someOf(35)),
  priceMin: oneOf(20),
  priceMax: oneOf(20),
  ...recordOf(catalogFlags, () => flag),
  sort: fc.option(fc.constantFrom(...PRODUCT_SORTS), { nil: undefined }),
  page: fc.integer({ min: 1, max: 4 }),
  size: fc.integer({ min: 1, max: 30 }),
});

/** Catalog queries. Some have a cursor of a product that may not be in the catalog. */
export const query: fc.Arbitrary<CatalogQuery> = fc
  .tuple(allQueries, fc.option(product, { nil: undefined }))
  .map(([query, last]) => (last ? { ...query, after: placeOf(last, query.sort) } : query));

/** Changes to the catalog: new or known products, and removed ids. */
export const changes = fc.array(
  fc.record({
    put: fc.array(product, { maxLength: 40, size: 'max' }),
    remove: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60, size: 'max' }),
    isSettled: fc.boolean(),
  }),
  { maxLength: 5 },
);
