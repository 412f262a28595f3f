import { slugId } from '@/lib/domain/text/slug';
import { narrowingParameters } from './list-url';
import { splitLocale } from './locale-path';
import { pageTag } from './page-tags';

/**
 * The check that determines a path's status before its page is rendered (lib/routing/status.ts).
 */
export type Check =
  | ('group' | 'groupCategory' | 'menuPage' | 'post' | 'postList' | 'product' | 'productList')
  | 'unknown';

type Shown = { id: number | null; menu: string | null };

export type Route = {
  path: string;
  /** Without a check, the page always exists. */
  check?: Check;
  movedTo?: string;
  tags?: (shown: Shown) => string[];
  /**
   * Whether the browser fills the page with one shopper's data. Such a page must not be crawled,
   * indexed or saved for offline use.
   */
  isPersonal?: true;
  /**
   * Whether the sitemap lists this path. lib/server/sitemap.ts adds pages with a slug or a query.
   */
  isInSitemap?: true;
  /** Query parameters whose values have cached pages of their own. */
  cachedBy?: readonly ('menu' | 'page')[];
  /**
   * Query parameters whose combinations are unlimited. If they are well-formed, the page is cached
   * separately, after its second request (ADR 176). Otherwise it is rendered for each request.
   */
  narrowedBy?: readonly string[];
  /** Query parameters that need a render for each request. Unlisted parameters are ignored. */
  renderedBy?: readonly string[];
};

const content = () => [pageTag.content, pageTag.posts];
const product = ({ id }: Shown) => (id === null ? [] : [pageTag.product(id)]);

/** All paths, without their language prefix. The first match applies. */
export const routes = [
  { path: '/', tags: () => [pageTag.home], isInSitemap: true },
  {
    path: '/products',
    check: 'productList',
    tags: ({ menu }) => [menu ? pageTag.menu(menu) : pageTag.allProducts],
    isInSitemap: true,
    cachedBy: ['menu', 'page'],
    narrowedBy: narrowingParameters,
    renderedBy: ['collection', 'sale'],
  },
  {
    path: '/products/[slug]',
    check: 'product',
    tags: product,
    renderedBy: ['option', 'amount'],
  },
  {
    path: '/products/[slug]/reviews',
    check: 'product',
    tags: product,
    renderedBy: ['sort', 'page', 'after'],
  },
  { path: '/about', tags: content, isInSitemap: true },
  {
    path: '/post',
    check: 'postList',
    tags: () => [pageTag.posts],
    isInSitemap: true,
    cachedBy: ['page'],
  },
  {
    path: '/post/[slug]',
    check: 'post',
    tags: ({ id }) => [pageTag.posts, ...(id === null ? [] : [pageTag.post(id)])],
  },
  { path: '/info/about', tags: content, isInSitemap: true },
  { path: '/info/contacts', tags: content, isInSitemap: true },
  { path: '/info/faq', tags: content, isInSitemap: true },
  { path: '/info/menu', tags: content, isInSitemap: true },
  { path: '/info/menu/[slug]', check: 'menuPage', tags: content },
  { path: '/contacts', movedTo: '/info/contacts' },
  { path: '/cart', isPersonal: true },
  { path: '/liked', isPersonal: true },
  { path: '/orders', isPersonal: true },
  { path: '/user', isPersonal: true },
  { path: '/user/address', isPersonal: true },
  { path: '/user/orders', isPersonal: true },
  { path: '/user/profile', isPersonal: true },
  { path: '/offline', isPersonal: true },
  { path: '/manifest.webmanifest' },
  { path: '/robots.txt' },
  { path: '/404', check: 'unknown' },
  { path: '/[group]', check: 'group', tags: content },
  { path: '/[group]/category/[slug]', check: 'groupCategory', tags: content },
  { path: '/[...rest]', check: 'unknown' },
] as const satisfies readonly Route[];

const patterns: readonly [RegExp, Route][] = routes.map((route) => [
  new RegExp(`^${route.path.split('/').map(toPattern).join('/')}$`),
  route,
]);

function toPattern(segment: string): string {
  if (segment.startsWith('[...')) return '.*';
  return segment.startsWith('[') ? '([^/]+)' : segment.replaceAll('.', '\\.');
}

/** Finds the route of a path without its language prefix, and the values of the `[…]` segments. */
export function routeOf(path: string): { route: Route; parts: string[] } {
  for (const [pattern, route] of patterns) {
    const found = pattern.exec(path);
    if (found) return { route, parts: found.slice(1) };
  }
  return { route: { path, check: 'unknown' }, parts: [] };
}

/**
 * Returns the cache tags of a page.
 *
 * @param pathname - The path with its language prefix.
 * @param menu - The category slug of a product list.
 */
export function pageTags(pathname: string, menu: string | null = null): string[] {
  const { route, parts } = routeOf(splitLocale(pathname).path);
  return [pageTag.site, ...(route.tags?.({ id: slugId(parts[0] ?? ''), menu }) ?? [])];
}

/** Returns whether the page shows one shopper's data. See `Route.isPersonal`. */
export function isPersonal(pathname: string): boolean {
  return routeOf(splitLocale(pathname).path).route.isPersonal === true;
}
