import type { Locale } from '@/lib/constants';
import { PAGE_SIZE, POSTS_PAGE_SIZE } from '@/lib/constants';
import { parseListFilters } from '@/lib/domain/list-url';
import { groupCategoryLink } from '@/lib/domain/menu-link';
import { slugId } from '@/lib/domain/slug';
import { type Found, lookUp } from './lookup';

/** What a path comes to: a page, none (any more, or for want of an answer), or another path. */
export type Outcome = { kind: 'page' } | { kind: 'gone'; status: 404 | 410 | 503 } | Moved;
type Moved = { kind: 'moved'; path: string };
type Asked = { path: string; query: URLSearchParams; locale: Locale };
type Rule = [RegExp, (asked: Asked, slug: string) => Promise<Outcome> | Outcome];

const page: Outcome = { kind: 'page' };
const unknown: Outcome = { kind: 'gone', status: 404 };

const rules: Rule[] = [
  [/^\/$|^\/(about|cart|liked|offline|orders|info\/(about|contacts|faq|menu))$/, () => page],
  [/^\/post$/, postsOutcome],
  [/^\/user(\/(?:address|orders|profile))?$/, () => page],
  [/^\/manifest\.webmanifest$/, () => page],
  [/^\/contacts$/, () => ({ kind: 'moved', path: '/info/contacts' })],
  [/^\/products$/, listOutcome],
  [/^\/products\/([^/]+)(?:\/reviews)?$/, productOutcome],
  [/^\/post\/([^/]+)$/, (asked, slug) => bySlugId('content.post', asked, slug)],
  [/^\/info\/menu\/([^/]+)$/, (asked, slug) => bySlugId('content.menuPage', asked, slug)],
  [/^\/([a-z][a-z0-9_-]*)(?:\/category\/[^/]+)?$/, groupOutcome],
];

/** Decides a path's status before anything renders (blueprint 4), in one place for every route. */
export async function outcomeOf(asked: Asked): Promise<Outcome> {
  for (const [pattern, decide] of rules) {
    const match = pattern.exec(asked.path);
    if (match) return decide(asked, decodeURIComponent(match[1] ?? ''));
  }
  return unknown;
}

async function listOutcome({ query, locale }: Asked): Promise<Outcome> {
  const asked: Record<string, string[]> = {};
  for (const name of query.keys()) asked[name] = query.getAll(name);
  const { page: number = 1, ...filters } = parseListFilters(asked);
  if (number === 1 && !filters.menu && !filters.collection && !filters.sale) return page;

  const found = await lookUp('product.list', { query: { ...filters, size: 1 } }, locale);
  if (found.status !== 200) return { kind: 'gone', status: found.status };
  return number > 1 && (countOf(found) ?? Infinity) <= (number - 1) * PAGE_SIZE ? unknown : page;
}

async function postsOutcome({ query, locale }: Asked): Promise<Outcome> {
  const { page: number } = parseListFilters({ page: query.get('page') ?? undefined });
  if (number === 1) return page;
  const found = await lookUp('content.posts', { query: { page: 1, size: 1 } }, locale);
  if (found.status !== 200) return { kind: 'gone', status: found.status };
  return (countOf(found) ?? Infinity) <= (number - 1) * POSTS_PAGE_SIZE ? unknown : page;
}

async function productOutcome(asked: Asked, slug: string): Promise<Outcome> {
  if (slugId(slug) === null) return unknown;
  return canonical(asked, await lookUp('product.short', { params: { slug } }, asked.locale));
}

async function bySlugId(
  name: 'content.post' | 'content.menuPage',
  asked: Asked,
  slug: string,
): Promise<Outcome> {
  const id = slugId(slug);
  if (id === null) return unknown;
  return canonical(asked, await lookUp(name, { params: { id } }, asked.locale));
}

async function groupOutcome({ path, locale }: Asked, group: string): Promise<Outcome> {
  const found = await lookUp('content.postGroup', { params: { group } }, locale);
  if (found.status !== 200) return { kind: 'gone', status: found.status };
  const asked = path.split('/category/')[1];
  if (asked === undefined) return page;
  const id = slugId(decodeURIComponent(asked));
  const category = categoriesOf(found).find((one) => one.id === id);
  if (!category) return unknown;
  const whole = groupCategoryLink({ group, kind: 'post' }, category);
  if (whole === path) return page;
  // Persons are found by the bare id, and by the whole slug as well.
  if (dataOf(found, 'kind') !== 'person') return { kind: 'moved', path: whole };
  const bare = groupCategoryLink({ group, kind: 'person' }, category);
  return bare === path ? page : { kind: 'moved', path: bare };
}

/** The text before the id is not the thing's own: one redirect to the slug that is. */
function canonical({ path }: Asked, found: Found): Outcome {
  if (found.status !== 200) return { kind: 'gone', status: found.status };
  const slug = slugOf(found);
  if (slug === null) return page;
  const own = path.replace(
    /^(\/products|\/post|\/info\/menu)\/[^/]+/,
    (_, folder) => `${folder}/${encodeURIComponent(slug)}`,
  );
  return own === path ? page : { kind: 'moved', path: own };
}

function slugOf(found: Found): string | null {
  const slug = dataOf(found, 'slug');
  return typeof slug === 'string' ? slug : null;
}

function countOf(found: Found): number | null {
  const count = dataOf(found, 'count');
  return typeof count === 'number' ? count : null;
}

function categoriesOf(found: Found): { id: number; slug: string }[] {
  const categories: unknown = dataOf(found, 'categories');
  return Array.isArray(categories) ? categories : [];
}

function dataOf(found: Found, name: string): unknown {
  const data = found.status === 200 ? found.data : null;
  return typeof data === 'object' && data ? Reflect.get(data, name) : undefined;
}
