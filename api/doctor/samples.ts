import type { CallName } from '@/lib/contract/calls';

/** Data from earlier responses, from which the parameters of later requests are taken. */
export type Seen = Map<CallName, unknown>;

type Sample = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
};
type Take = (seen: Seen) => Sample | null;

const product = (seen: Seen) => param('slug', itemOf(seen, 'product.list', 'slug'));

/**
 * The parameters of each endpoint that needs some; `null` until a response contains the needed id.
 */
const samples: Partial<Record<CallName, Take>> = {
  'product.offers': (seen) => ({ query: { ids: itemOf(seen, 'product.list', 'id') } }),
  'geo.cities': (seen) => ({ query: { region: itemOf(seen, 'geo.regions', 'id') } }),
  'geo.deliveryPoints': (seen) => ({ query: { city: itemOf(seen, 'geo.cities', 'id') } }),
  'product.list': () => ({ query: { size: 24 } }),
  'product.get': product,
  'product.short': product,
  'product.similar': product,
  'review.list': product,
  'product.suggest': () => ({ query: { q: 'a' } }),
  'sale.get': (seen) => param('id', saleOf(seen)),
  'sale.products': (seen) => param('id', saleOf(seen)),
  'content.post': (seen) => param('id', itemOf(seen, 'content.posts', 'id')),
  'content.postGroup': (seen) => param('group', menuOf(seen, ['post', 'person'], 'group')),
  'content.menuPage': (seen) => param('id', menuOf(seen, ['static', 'static_post'], 'id')),
  'site.menu': () => ({ query: { with_children: true } }),
  'order.get': (seen) => param('id', itemOf(seen, 'order.list', 'id')),
};

/** Endpoints whose responses provide parameters for others come first. */
export const requestedFirst: CallName[] = [
  ...(['site.menu', 'geo.regions', 'geo.cities', 'product.list'] as const),
  ...(['catalog.banners', 'content.posts', 'order.list'] as const),
];

/**
 * Returns the parameters for a request; `null` when no earlier response contained the needed id.
 */
export function sampleOf(name: CallName, seen: Seen): Sample | null {
  const take = samples[name];
  return take ? take(seen) : {};
}

function param(name: string, value: unknown): Sample | null {
  return value === undefined ? null : { params: { [name]: value } };
}

function itemOf(seen: Seen, name: CallName, key: string): unknown {
  return resultsOf(seen.get(name))
    .map((item) => item[key])
    .find((value) => value !== undefined);
}

function saleOf(seen: Seen): unknown {
  const sales = resultsOf(seen.get('catalog.banners')).map(({ sale }) => toRecord(sale).id);
  return sales.find((id) => id !== undefined);
}

function menuOf(seen: Seen, types: string[], key: string): unknown {
  const items = resultsOf(seen.get('site.menu')).flatMap(withChildren);
  return items.find(({ type }) => types.includes(String(type)))?.[key];
}

function withChildren(item: Record<string, unknown>): Record<string, unknown>[] {
  const children = Array.isArray(item.children) ? item.children : [];
  return [item, ...children.map(toRecord).flatMap(withChildren)];
}

function resultsOf(data: unknown): Record<string, unknown>[] {
  const { results } = toRecord(data);
  return Array.isArray(results) ? results.map(toRecord) : [];
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
