import { PAGE_SIZE, POSTS_PAGE_SIZE } from '@/lib/constants';
import { isRecord } from '@/lib/domain/is-record';
import { type ListFilters, listUrl, parseListFilters } from '@/lib/domain/routing/list-url';
import { groupCategoryLink } from '@/lib/domain/routing/menu-link';
import { type Check, type Route, routeOf } from '@/lib/domain/routing/routes';
import { slugId } from '@/lib/domain/text/slug';
import type { Lookup } from '@/lib/render-context/lookups';
import type { ReadContext } from '@/lib/server-read';
import { type Found, lookUp } from './lookup';

export type Outcome =
  | { kind: 'page'; lookup?: Lookup }
  | { kind: 'gone'; status: 404 | 410 | 503 }
  | Moved;
/**
 * A redirect. With `search`, it is temporary; without it, it is permanent and keeps the request's
 * query.
 */
export type Moved = { kind: 'moved'; path: string; search?: string };
type StatusLookup = ReadContext & { path: string; query: URLSearchParams };
type Matched = StatusLookup & { route: Route; parts: string[] };

const page: Outcome = { kind: 'page' };
const unknown: Outcome = { kind: 'gone', status: 404 };

const checks: Record<Check, (request: Matched) => Outcome | Promise<Outcome>> = {
  group: groupOutcome,
  groupCategory: groupOutcome,
  menuPage: (request) => bySlugId('content.menuPage', request),
  post: (request) => bySlugId('content.post', request),
  postList: postsOutcome,
  product: productOutcome,
  productList: listOutcome,
  unknown: () => unknown,
};

/** Determines the outcome of a path before it is rendered: page, redirect, 404, 410 or 503. */
export async function outcomeOf(request: StatusLookup): Promise<Outcome> {
  const { route, parts } = routeOf(request.path);
  if (route.movedTo) return { kind: 'moved', path: route.movedTo };
  if (!route.check) return page;
  return checks[route.check]({ ...request, route, parts: parts.map(decodeURIComponent) });
}

async function listOutcome(request: Matched): Promise<Outcome> {
  const { query } = request;
  const sent: Record<string, string[]> = {};
  for (const name of query.keys()) sent[name] = query.getAll(name);
  const filters = parseListFilters(sent);
  const { category, values, menu, collection, sale } = filters;
  const ids = category.length + values.length;
  if (filters.page === 1 && !menu && !collection && !sale && ids === 0) return page;
  return partOfFiltered(filters, await lookUp('product.list', { query: filters }, request));
}

function partOfFiltered(filters: ListFilters, found: Found): Outcome {
  const ids = filters.category.length + filters.values.length;
  const known = knownIdsOf(found);
  if (known && known.category.length + known.values.length < ids) {
    const { pathname, search } = new URL(listUrl({ ...filters, ...known }), 'http://localhost');
    return { kind: 'moved', path: pathname, search };
  }
  return partOfList(found, { before: (filters.page - 1) * PAGE_SIZE });
}

type Ids = Pick<ListFilters, 'category' | 'values'>;

/** Returns the requested ids that exist, or `null` if the backend does not list them. */
function knownIdsOf(found: Found): Ids | null {
  const known = dataOf(found, 'known_ids');
  return isIds(known) ? known : null;
}

function isIds(value: unknown): value is Ids {
  return isRecord(value) && Array.isArray(value.category) && Array.isArray(value.values);
}

async function postsOutcome(request: Matched): Promise<Outcome> {
  const { page: number } = parseListFilters({ page: request.query.get('page') ?? undefined });
  if (number === 1) return page;
  const query = { page: number, size: POSTS_PAGE_SIZE };
  const before = (number - 1) * POSTS_PAGE_SIZE;
  return partOfList(await lookUp('content.posts', { query }, request), { before });
}

/** A page past the end of a list does not exist, but the first page always exists. */
function partOfList(found: Found, { before }: { before: number }): Outcome {
  const count = dataOf(found, 'count');
  return before > 0 && typeof count === 'number' && count <= before ? unknown : pageOf(found);
}

function pageOf(found: Found): Outcome {
  if (found.status !== 200) return { kind: 'gone', status: found.status };
  return { kind: 'page', lookup: found.lookup };
}

async function productOutcome(request: Matched): Promise<Outcome> {
  const [slug = ''] = request.parts;
  if (slugId(slug) === null) return unknown;
  return canonical(request, await lookUp('product.get', { params: { slug } }, request));
}

async function bySlugId(
  name: 'content.post' | 'content.menuPage',
  request: Matched,
): Promise<Outcome> {
  const id = slugId(request.parts[0] ?? '');
  if (id === null) return unknown;
  return canonical(request, await lookUp(name, { params: { id } }, request));
}

async function groupOutcome(request: Matched): Promise<Outcome> {
  const [group = ''] = request.parts;
  if (!/^[a-z][a-z0-9_-]*$/.test(group)) return unknown;
  return partOfGroup(request, await lookUp('content.postGroup', { params: { group } }, request));
}

function partOfGroup({ path, parts: [group = '', slug] }: Matched, found: Found): Outcome {
  if (found.status !== 200 || slug === undefined) return pageOf(found);
  const id = slugId(slug);
  const category = categoriesOf(found).find((one) => one.id === id);
  if (!category) return unknown;
  const canonicalPath = groupCategoryLink({ group, kind: 'post' }, category);
  if (canonicalPath === path) return pageOf(found);
  // A category of persons is found by its bare id and by its slug.
  if (dataOf(found, 'kind') !== 'person') return { kind: 'moved', path: canonicalPath };
  const bare = groupCategoryLink({ group, kind: 'person' }, category);
  return bare === path ? pageOf(found) : { kind: 'moved', path: bare };
}

/** Redirects to the canonical slug if the text before the id is wrong. */
function canonical({ path, route }: Matched, found: Found): Outcome {
  const slug = dataOf(found, 'slug');
  if (typeof slug !== 'string') return pageOf(found);
  const own = route.path.replace('[slug]', () => encodeURIComponent(slug));
  return own === path ? pageOf(found) : { kind: 'moved', path: own };
}

function categoriesOf(found: Found): { id: number; slug: string }[] {
  const categories: unknown = dataOf(found, 'categories');
  return Array.isArray(categories) ? categories : [];
}

function dataOf(found: Found, name: string): unknown {
  const data = found.status === 200 ? found.lookup.data : null;
  return isRecord(data) ? data[name] : undefined;
}
