import { PRODUCT_SORTS } from '@/lib/constants';
import type { ProductQuery } from '@/lib/contract/product';
import { ID_MAX, IDS_MAX, PAGE_MAX, PRICE_MAX, SEARCH_LENGTH_MAX, SLUG_LENGTH_MAX } from './bounds';
import { listPath } from './locale-path';

/** What the call takes, all of it but the size of a page; flags and ids are always there. */
type Always = 'category' | 'values' | 'discounted' | 'express';
export type ListFilters = Omit<ProductQuery, 'size' | Always> & {
  [Name in Always]: NonNullable<ProductQuery[Name]>;
};

export type ListParams = Record<string, string | string[] | undefined>;

/** Drops invalid values and clamps numbers to their bounds. */
export function parseListFilters(params: ListParams): ListFilters {
  const [priceMin, priceMax] = [
    positiveIntegerOf(params, 'price_min'),
    positiveIntegerOf(params, 'price_max'),
  ];
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
    discounted: isOn(params, 'discounted'),
    express: isOn(params, 'express'),
    sort: PRODUCT_SORTS.slice(1).find((sort) => sort === firstOf(params, 'sort')),
    page: Math.min(positiveIntegerOf(params, 'page') ?? 1, PAGE_MAX),
  };
}

/** One URL for each state: fixed order, sorted ids, no empty and no default values. */
export function listUrl(filters: Partial<ListFilters>): string {
  const { category = [], values = [], page = 1, sort } = filters;
  const pairs: [string, string | number | false | undefined][] = [
    ['search', filters.search],
    ['menu', filters.menu],
    ['collection', filters.collection],
    ['sale', filters.sale],
    ...sortedIds(category).map((id): [string, number] => ['category', id]),
    ...sortedIds(values).map((id): [string, number] => ['values', id]),
    ['price_min', filters.price_min],
    ['price_max', filters.price_max],
    ['discounted', filters.discounted && 1],
    ['express', filters.express && 1],
    ['sort', sort === PRODUCT_SORTS[0] ? undefined : sort],
    ['page', page > 1 && page],
  ];
  const set = pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return listPath(new URLSearchParams(set));
}

export function activeFilterCount(filters: ListFilters): number {
  const { category, values, price_min, price_max, discounted, express } = filters;
  const hasPrice = price_min !== undefined || price_max !== undefined;
  return category.length + values.length + [hasPrice, discounted, express].filter(Boolean).length;
}

export function withoutFilters(filters: ListFilters): ListFilters {
  const { search, menu, collection, sale, sort } = filters;
  return { ...parseListFilters({}), search, menu, collection, sale, sort };
}

/** A list with any of these parameters is one of countless. */
export const narrowingParameters = [
  ...(['category', 'discounted', 'express', 'price_max', 'price_min', 'search'] as const),
  ...(['sort', 'values'] as const),
] satisfies (keyof ListFilters)[];

export function isIndexableList(filters: ListFilters): boolean {
  return listUrl(filters) === listUrl({ menu: filters.menu, page: filters.page });
}

function firstOf(params: ListParams, name: string): string {
  return [params[name]].flat()[0] ?? '';
}

function textOf(params: ListParams, name: string, lengthMax: number): string | undefined {
  const text = firstOf(params, name)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return (
    text
      .slice(0, lengthMax)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || undefined
  );
}

/** A whole number above 0; shoppers may group its digits with spaces. */
function positiveIntegerOf(params: ListParams, name: string): number | undefined {
  const digits = firstOf(params, name).replace(/\s/g, '');
  return /^0*[1-9]\d*$/.test(digits) ? Math.min(Number(digits), PRICE_MAX) : undefined;
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
