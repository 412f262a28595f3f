import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoved, nextCursor, readCursor } from '@/api/catalog/list/list-cursor';
import type { CatalogPage, CatalogQuery } from '@/api/search/catalog-query';
import { noFacets } from '@/api/search/engine/engine-facets';
import { CURSOR_LENGTH_MAX } from '@/lib/domain/product/bounds';

const query: CatalogQuery = { page: 1, size: 2 };
const page: CatalogPage = {
  ids: [5, 7],
  count: 9,
  corrected: null,
  facets: noFacets,
  before: { count: 3, idSum: 30 },
  last: { id: 7, keys: [0, -12.345] },
};

test('parses a cursor into its position and a summary of the products before it', () => {
  const cursor = readCursor(query, nextCursor(query, page) ?? '');
  expect(cursor).toEqual({
    place: { id: 7, keys: [0, -12.345] },
    before: { count: 5, idSum: 42 },
  });
});

test('returns no cursor after the last page or an empty page', () => {
  expect(nextCursor(query, { ...page, count: 5 })).toBeNull();
  expect(nextCursor(query, { ...page, ids: [], last: null })).toBeNull();
});

test('ignores a cursor from another query or sort order', () => {
  const cursor = nextCursor(query, page) ?? '';
  expect(readCursor({ sort: 'price_asc' }, cursor)).toBeNull();
  expect(readCursor({ text: 'palto' }, cursor)).toBeNull();
  expect(readCursor({ text: 'palto', sort: 'popular' }, cursor)).not.toBeNull();
});

test.each(['', '0', '0_1_2_3', '0_1_2_3_4_5_6', '0_1_2__4_5', '0_1_2_NaN_4_5', '0_1_2_3_4_1e300'])(
  'ignores a string that is not a cursor: %j',
  (text) => expect(readCursor(query, text)).toBeNull(),
);

test('never throws for an arbitrary string as a cursor', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: CURSOR_LENGTH_MAX }), (text) => {
      readCursor(query, text);
    }),
  );
});

test('detects that the products before the cursor changed, even if their count did not', () => {
  const cursor = { place: { id: 7, keys: [] }, before: { count: 5, idSum: 42 } };
  expect(hasMoved(cursor, { count: 5, idSum: 42 })).toBe(false);
  expect(hasMoved(cursor, { count: 5, idSum: 43 })).toBe(true);
  expect(hasMoved(cursor, { count: 6, idSum: 42 })).toBe(true);
  const later = { ...cursor, before: { count: 5, idSum: null } };
  expect(hasMoved(later, { count: 5, idSum: 43 })).toBe(false);
});
