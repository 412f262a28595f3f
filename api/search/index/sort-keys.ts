import type { CatalogSort } from '@/api/search/catalog-query';
import type { ColumnName } from './column-store';

export type SortColumn = Exclude<ColumnName, 'id'>;
export type SortKey<Column extends ColumnName = SortColumn> = {
  column: Column;
  descending: boolean;
};

/** The columns that each order compares, in sequence; an ascending id breaks ties. */
export const sortKeys: Record<CatalogSort, SortKey[]> = {
  popular: [
    { column: 'soldOut', descending: false },
    { column: 'popularity', descending: true },
  ],
  new: [{ column: 'createdAt', descending: true }],
  price_asc: [{ column: 'price', descending: false }],
  price_desc: [{ column: 'price', descending: true }],
  discount: [{ column: 'discountPercent', descending: true }],
  rating: [{ column: 'rating', descending: true }],
};
