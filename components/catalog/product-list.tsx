'use client';

import { useState } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { PAGE_SIZE } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import { type ListFilters, listUrl, parseListFilters } from '@/lib/domain/list-url';
import { replaceAddress } from '@/lib/navigation/history-entry';
import { loadedProducts, pagesLoaded } from '@/stores/loaded-pages';
import { ShowMoreProducts } from './show-more-products';

type Props = { list: { results: ProductCard[]; count: number }; filters: ListFilters };

const EAGER = 4;

/** "Show more" adds to the grid; the URL names the last page added (B-76). */
export function ProductList({ list: { results, count }, filters }: Props) {
  const url = listUrl({ ...filters, page: 1 });
  const [{ page, products }, setShown] = useState(() => shownAtFirst(url, filters.page, results));
  const before = (filters.page - 1) * PAGE_SIZE;

  function append(added: ProductCard[]) {
    const grown = { page: page + 1, products: [...products, ...added] };
    setShown(grown);
    pagesLoaded({ url, ...grown });
    replaceAddress(withPage(page + 1));
  }

  return (
    <>
      <ProductGrid products={products} eager={EAGER} />
      <ShowMoreProducts
        filters={{ ...filters, page: page + 1 }}
        shown={before + products.length}
        count={count}
        onMore={append}
      />
    </>
  );
}

function shownAtFirst(url: string, page: number, products: ProductCard[]) {
  const asked = typeof window === 'undefined' ? page : pageInAddress();
  const grown = asked > page ? loadedProducts(url, asked) : undefined;
  return grown ? { page: asked, products: grown } : { page, products };
}

function pageInAddress(): number {
  return parseListFilters(Object.fromEntries(new URLSearchParams(window.location.search))).page;
}

function withPage(page: number): string {
  const address = new URL(window.location.href);
  address.searchParams.set('page', String(page));
  return `${address.pathname}${address.search}`;
}
