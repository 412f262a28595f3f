import { listUrl } from '@/lib/domain/routing/list-url';
import { flattenItems, menuLink } from '@/lib/domain/routing/menu-link';
import { routes } from '@/lib/domain/routing/routes';
import { mediaUrl } from '@/lib/http/url';
import { readForCrawlers } from './call';
import { entryXml, SITEMAP_END, SITEMAP_HEAD, type SitemapEntry } from './sitemap-xml';

/** The number of product ids per part. A part contains one URL per product and language. */
const PRODUCTS_IN_PART = 5000;
const PRODUCTS_AT_ONCE = 1000;
const POSTS_AT_ONCE = 100;

const fixedPages = routes.flatMap((route) => ('isInSitemap' in route ? [route.path] : []));

/**
 * Lists the parts. Products are split by id ranges, so that each product stays in the same part.
 */
export async function listSitemapParts(): Promise<string[]> {
  const { last } = await readForCrawlers('catalog.sitemap', { query: { size: 1 } });
  const count = Math.ceil(last / PRODUCTS_IN_PART);
  return ['pages', ...Array.from({ length: count }, (_, index) => `products-${index + 1}`)];
}

/** Streams one part as XML; returns `null` for an unknown name. */
export function sitemapPart(name: string): AsyncGenerator<string> | null {
  if (name === 'pages') return inXml(listPages());
  const number = /^products-([1-9]\d{0,5})$/.exec(name)?.[1];
  return number ? inXml(listProducts(Number(number))) : null;
}

async function* inXml(entries: AsyncGenerator<SitemapEntry[]>): AsyncGenerator<string> {
  const first = await entries.next();
  if (first.done) return;
  yield SITEMAP_HEAD + first.value.map(entryXml).join('');
  for await (const some of entries) yield some.map(entryXml).join('');
  yield SITEMAP_END;
}

async function* listProducts(part: number): AsyncGenerator<SitemapEntry[]> {
  const until = part * PRODUCTS_IN_PART;
  let after = until - PRODUCTS_IN_PART;
  for (;;) {
    const query = { after, until, size: PRODUCTS_AT_ONCE };
    const { results, last: end } = await readForCrawlers('catalog.sitemap', { query });
    if (after >= end) return;
    yield results.map(({ slug, image, updated_at }) => ({
      path: `/products/${slug}`,
      changed: updated_at,
      image: image && mediaUrl(image),
    }));
    const last = results.at(-1);
    if (!last || results.length < PRODUCTS_AT_ONCE) return;
    after = last.id;
  }
}

async function* listPages(): AsyncGenerator<SitemapEntry[]> {
  yield fixedPages.map((path) => ({ path }));
  const { results: categories } = await readForCrawlers('catalog.categories', {});
  yield flattenItems(categories).map(({ slug }) => ({ path: listUrl({ menu: slug }) }));
  yield* listPosts();
  yield* listMenuPages();
}

async function* listPosts(): AsyncGenerator<SitemapEntry[]> {
  for (let page = 1; ; page += 1) {
    const query = { page, size: POSTS_AT_ONCE };
    const { results, count } = await readForCrawlers('content.posts', { query });
    yield results.map(({ slug, date, image }) => ({
      path: `/post/${slug}`,
      changed: date,
      image: mediaUrl(image),
    }));
    if (page * POSTS_AT_ONCE >= count) return;
  }
}

async function* listMenuPages(): AsyncGenerator<SitemapEntry[]> {
  const { results } = await readForCrawlers('site.menu', { query: { with_children: true } });
  const paths = new Set(flattenItems(results).map(menuLink));
  for (const path of fixedPages) paths.delete(path);
  const own = [...paths].filter((path) => path.startsWith('/') && !path.startsWith('/products'));
  yield own.map((path) => ({ path }));
}
