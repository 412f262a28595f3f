import { cache } from 'react';
import type { Query } from '@/lib/contract/contract';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { safeLink } from '@/lib/domain/text/safe-html';
import { read, readSubject } from './call';
import { withCleanIcons } from './site';

/** Returns the tree of categories with sanitized icons. It may be a minute old. */
export const listCategories = cache(async () => {
  const memo = { seconds: 60, tags: [pageTag.site, pageTag.categories] };
  const { results } = await read('catalog.categories', {}, { memo });
  return withCleanIcons(results);
});

/** Returns the banners. An unsafe link is replaced with '/'. */
export async function listBanners() {
  const { results } = await read('catalog.banners', {});
  return results.map((banner) => ({ ...banner, link: safeLink(banner.link) ?? '/' }));
}

export const listCollections = cache(async (size: number) => {
  const { results } = await read('catalog.collections', { query: { size } });
  return results;
});

/**
 * Returns a page of products. Renders the 404 page if the category, collection or sale does not
 * exist.
 */
export function listProducts(query: Query<'product.list'>) {
  return readSubject('product.list', { query });
}

/**
 * Returns the facets of all products, for searches without results. They are memoized, because
 * every such search needs them.
 */
export const shopFacets = cache(async () => {
  const memo = { seconds: 60, tags: [pageTag.site, pageTag.allProducts] };
  const { facets } = await read('product.list', { query: { size: 1 } }, { memo });
  return facets;
});

export function getSale(id: number) {
  return read('sale.get', { params: { id } });
}

export function listSaleProducts(id: number, size: number) {
  return read('sale.products', { params: { id }, query: { size } });
}
