import { PRODUCT_SORTS } from '@/lib/constants';
import type { ProductQuery } from '@/lib/contract/product';
import {
  ID_MAX,
  IDS_MAX,
  PAGE_MAX,
  SEARCH_LENGTH_MAX,
  SLUG_LENGTH_MAX,
} from '@/lib/domain/product/bounds';
import { type CatalogFlag, catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { readAmount } from '@/lib/domain/text/amount-text';
import { trimBlank } from '@/lib/domain/text/blank-text';
import { listPath } from './locale-path';
import { pageParameters } from './query-parameters';

/** The filters that `parseListFilters` always sets: flags are booleans and ids are arrays. */
type Always = 'category' | 'values' | CatalogFlag;
/** The parsed query of a list page. */
export type ListFilters = Omit<ProductQuery, 'size' | 'after' | Always> & {
  [Name in Always]: NonNullable<ProductQuery[Name]>;
};

/** A page's query in the form that Next passes to the page. */
export type ListParams = Record<string, string | string[] | undefined>;

/**
 * Parses the query of a list page. Drops invalid values, clamps numbers, and swaps price bounds
 * that are in the wrong order.
 */
export function parseListFilters(params: ListParams): ListFilters {
  const [priceMin, priceMax] = [priceOf(params, 'price_min'), priceOf(params, 'price_max')];
  const crossed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;

  return {
    search: textOf(params, 'search', SEARCH_LENGTH_MAX),
    menu: textOf(params, 'menu', SLUG_LENGTH_MAX),
    collection: textOf(params, 'collection', SLUG_LENGTH_MAX),
    sale: idsOf(params, 'sale')[0],
    category: idsOf(params, 'category'),
    values: idsOf(params, 'values'),
    price_min: crossed ? priceMax : priceMin,
    price_max: crossed ? priceMin : priceMax,
    ...recordOf(catalogFlags, ({ name }) => isOn(params, name)),
    sort: PRODUCT_SORTS.slice(1).find((sort) => sort === firstOf(params, 'sort')),
    page: positiveIntegerOf(params, 'page') ?? 1,
  };
}

/**
 * Builds the canonical URL of a list: parameters in a fixed order, sorted ids, no empty or default
 * values.
 */
export function listUrl(filters: Partial<ListFilters>): string {
  const { category = [], values = [], page = 1, sort } = filters;
  const query = new URLSearchParams();
  // Pages call this for each link to a list. One `append` per value takes a third of the time of
  // an array of pairs.
  const append = (name: string, value: string | number | undefined) => {
    if (value) query.append(name, String(value));
  };
  append('search', filters.search);
  append('menu', filters.menu);
  append('collection', filters.collection);
  append('sale', filters.sale);
  for (const id of sortedIds(category)) append('category', id);
  for (const id of sortedIds(values)) append('values', id);
  append('price_min', filters.price_min);
  append('price_max', filters.price_max);
  for (const { name } of catalogFlags) append(name, filters[name] ? 1 : undefined);
  append('sort', sort === PRODUCT_SORTS[0] ? undefined : sort);
  append('page', page > 1 ? page : undefined);
  return listPath(query);
}

/** Counts the active filters; both price bounds count as one. */
export function activeFilterCount(filters: ListFilters): number {
  const { category, values, price_min, price_max } = filters;
  const hasPrice = price_min !== undefined || price_max !== undefined;
  const flags = catalogFlags.filter(({ name }) => filters[name]);
  return category.length + values.length + (hasPrice ? 1 : 0) + flags.length;
}

/**
 * Removes all filters except the subject of the list (search, menu, collection, sale) and its sort
 * order.
 */
export function withoutFilters(filters: ListFilters): ListFilters {
  const { search, menu, collection, sale, sort } = filters;
  return { ...parseListFilters({}), search, menu, collection, sale, sort };
}

/**
 * Returns the query of a list's canonical URL, or `null` if the given query differs from it in more
 * than the order of its parameters, for instance because a value is malformed or repeated.
 */
export function canonicalListQuery(query: URLSearchParams): URLSearchParams | null {
  const url = listUrl(parseListFilters(pageParameters(query.toString())));
  const canonical = new URLSearchParams(url.split('?')[1]);
  return sortedPairs(canonical) === sortedPairs(query) ? canonical : null;
}

function sortedPairs(query: URLSearchParams): string {
  return JSON.stringify([...query].sort());
}

/**
 * Parameters that filter or sort a list. Their combinations are unlimited, so robots.txt excludes
 * pages with them, and the page cache stores these pages separately (ADR 176).
 */
export const narrowingParameters = [
  'category',
  ...catalogFlags.map(({ name }) => name),
  'price_max',
  'price_min',
  'search',
  'sort',
  'values',
] satisfies (keyof ListFilters)[];

/**
 * Returns whether search engines may index the list. They may if it has no parameters other than
 * `menu` and `page`.
 */
export function isIndexableList(filters: ListFilters): boolean {
  return listUrl(filters) === listUrl({ menu: filters.menu, page: filters.page });
}

function firstOf(params: ListParams, name: string): string {
  return [params[name]].flat()[0] ?? '';
}

function textOf(params: ListParams, name: string, lengthMax: number): string | undefined {
  const text = trimBlank(firstOf(params, name).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '));
  return trimBlank(text.slice(0, lengthMax).replace(/[\uD800-\uDBFF]$/, '')) || undefined;
}

/** Parses prices as typed, because forms without scripts put the raw text into the URL. */
function priceOf(params: ListParams, name: string): number | undefined {
  return readAmount(firstOf(params, name)) || undefined;
}

function positiveIntegerOf(params: ListParams, name: string): number | undefined {
  const digits = firstOf(params, name).replace(/\s/g, '');
  return /^0*[1-9]\d*$/.test(digits) ? Math.min(Number(digits), PAGE_MAX) : undefined;
}

function idsOf(params: ListParams, name: string): number[] {
  const ids = [params[name] ?? []]
    .flat()
    .flatMap((part) => part.split(','))
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id > 0 && id <= ID_MAX);
  return sortedIds(ids).slice(0, IDS_MAX);
}

function sortedIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}

function isOn(params: ListParams, name: string): boolean {
  return ['1', 'true', 'on'].includes(firstOf(params, name));
}
