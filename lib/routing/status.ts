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
/** With a query of its own it is there for now; otherwise for ever, and with the query asked for. */
export type Moved = { kind: 'moved'; path: string; search?: string };
type StatusLookup = ReadContext & { path: string; query: URLSearchParams };
type Matched = StatusLookup & { route: Route; parts: string[] };

const page: Outcome = { kind: 'page' };
const unknown: Outcome = { kind: 'gone', status: 404 };

const checks: Record<Check, (asked: Matched) => Outcome | Promise<Outcome>> = {
  group: groupOutcome,
  groupCategory: groupOutcome,
  menuPage: (asked) => bySlugId('content.menuPage', asked),
  post: (asked) => bySlugId('content.post', asked),
  postList: postsOutcome,
  product: productOutcome,
  productList: listOutcome,
  unknown: () => unknown,
};

export async function outcomeOf(asked: StatusLookup): Promise<Outcome> {
  const { route, parts } = routeOf(asked.path);
  if (route.movedTo) return { kind: 'moved', path: route.movedTo };
  if (!route.check) return page;
  return checks[route.check]({ ...asked, route, parts: parts.map(decodeURIComponent) });
}

async function listOutcome(asked: Matched): Promise<Outcome> {
  const { query } = asked;
  const sent: Record<string, string[]> = {};
  for (const name of query.keys()) sent[name] = query.getAll(name);
  const filters = parseListFilters(sent);
  const { category, values, menu, collection, sale } = filters;
  const ids = category.length + values.length;
  if (filters.page === 1 && !menu && !collection && !sale && ids === 0) return page;
  return partOfFiltered(filters, await lookUp('product.list', { query: filters }, asked));
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

/** Another backend may not say. */
function knownIdsOf(found: Found): Ids | null {
  const known = dataOf(found, 'known_ids');
  return isIds(known) ? known : null;
}

function isIds(value: unknown): value is Ids {
  return isRecord(value) && Array.isArray(value.category) && Array.isArray(value.values);
}

async function postsOutcome(asked: Matched): Promise<Outcome> {
  const { page: number } = parseListFilters({ page: asked.query.get('page') ?? undefined });
  if (number === 1) return page;
  const query = { page: number, size: POSTS_PAGE_SIZE };
  const before = (number - 1) * POSTS_PAGE_SIZE;
  return partOfList(await lookUp('content.posts', { query }, asked), { before });
}

/** A list has no pages past its end, but always a first one. */
function partOfList(found: Found, { before }: { before: number }): Outcome {
  const count = dataOf(found, 'count');
  return before > 0 && typeof count === 'number' && count <= before ? unknown : pageOf(found);
}

function pageOf(found: Found): Outcome {
  if (found.status !== 200) return { kind: 'gone', status: found.status };
  return { kind: 'page', lookup: found.lookup };
}

async function productOutcome(asked: Matched): Promise<Outcome> {
  const [slug = ''] = asked.parts;
  if (slugId(slug) === null) return unknown;
  return canonical(asked, await lookUp('product.get', { params: { slug } }, asked));
}

async function bySlugId(
  name: 'content.post' | 'content.menuPage',
  asked: Matched,
): Promise<Outcome> {
  const id = slugId(asked.parts[0] ?? '');
  if (id === null) return unknown;
  return canonical(asked, await lookUp(name, { params: { id } }, asked));
}

async function groupOutcome(asked: Matched): Promise<Outcome> {
  const [group = ''] = asked.parts;
  if (!/^[a-z][a-z0-9_-]*$/.test(group)) return unknown;
  return partOfGroup(asked, await lookUp('content.postGroup', { params: { group } }, asked));
}

function partOfGroup({ path, parts: [group = '', slug] }: Matched, found: Found): Outcome {
  if (found.status !== 200 || slug === undefined) return pageOf(found);
  const id = slugId(slug);
  const category = categoriesOf(found).find((one) => one.id === id);
  if (!category) return unknown;
  const canonicalPath = groupCategoryLink({ group, kind: 'post' }, category);
  if (canonicalPath === path) return pageOf(found);
  // A person is found by the bare id and by the slug.
  if (dataOf(found, 'kind') !== 'person') return { kind: 'moved', path: canonicalPath };
  const bare = groupCategoryLink({ group, kind: 'person' }, category);
  return bare === path ? pageOf(found) : { kind: 'moved', path: bare };
}

/** If the text before the id is wrong, redirects to the right slug. */
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
