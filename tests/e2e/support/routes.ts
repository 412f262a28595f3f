import { OFFLINE_PATH } from '@/lib/constants';
import { type Route, routes } from '@/lib/domain/routing/routes';
import type { APIRequestContext } from './fixtures';
import { firstProduct } from './shop';

type Path = Exclude<(typeof routes)[number], { check: 'unknown' }>['path'];
type PathWithSlug = Extract<Path, `${string}[${string}`>;

/** The seeded post group that has categories, and a seeded menu page. */
const GROUP = 'news';
const MENU_PAGE = 'filiallar-8';

async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const response = await request.get(`/api/v1${path}`);
  return (await response.json()).data;
}

/** Returns an example path for every route with dynamic segments. */
async function examples(request: APIRequestContext): Promise<Record<PathWithSlug, string>> {
  const [{ slug }, posts, group] = await Promise.all([
    firstProduct(request, 'search=Sado Pro 2'),
    read<{ results: { slug: string }[] }>(request, '/post/list?size=1'),
    read<{ categories: { slug: string }[] }>(request, `/post/group/${GROUP}`),
  ]);
  return {
    '/products/[slug]': `/products/${slug}`,
    '/products/[slug]/reviews': `/products/${slug}/reviews`,
    '/post/[slug]': `/post/${posts.results[0]?.slug}`,
    '/info/menu/[slug]': `/info/menu/${MENU_PAGE}`,
    '/[group]': `/${GROUP}`,
    '/[group]/category/[slug]': `/${GROUP}/category/${group.categories[0]?.slug}`,
  };
}

const pages: readonly Route[] = routes.filter(
  ({ path, ...route }) =>
    !('movedTo' in route || ('check' in route && route.check === 'unknown') || path.includes('.')),
);

/**
 * Returns whether a page is complete without scripts. The offline page is complete, although it is
 * personal.
 */
const isPublic = ({ path, isPersonal }: Route) => !isPersonal || path === OFFLINE_PATH;

/** Returns `all`, one page for each public route, and `priced`, the pages that show prices. */
export async function publicRoutes(request: APIRequestContext) {
  const [known, categories] = await Promise.all([
    examples(request),
    read<{ results: { slug: string }[] }>(request, '/catalog/category'),
  ]);
  const list = `/products?menu=${categories.results[0]?.slug}`;
  const priced = ['/', '/products', list, known['/products/[slug]']];
  const all = pages
    .filter(isPublic)
    .map(({ path }) => (isExample(known, path) ? known[path] : path));
  return { priced, all: [...new Set([...priced, ...all])] };
}

export const personalRoutes = pages.filter((route) => !isPublic(route)).map(({ path }) => path);

function isExample<Known extends object>(known: Known, path: PropertyKey): path is keyof Known {
  return path in known;
}
