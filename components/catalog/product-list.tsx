'use client';

import { useState } from 'react';
import { ProductGrid } from '@/components/product/card/product-grid';
import type { GrownList } from '@/lib/client/product/product-list';
import { PAGE_SIZE } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import { type ListFilters, listUrl, parseListFilters } from '@/lib/domain/routing/list-url';
import { pageParameters } from '@/lib/domain/routing/query-parameters';
import { replaceAddress } from '@/lib/navigation/history-entry';
import { loadedPages, pagesLoaded } from '@/stores/loaded-pages';
import { ShowMoreProducts } from './show-more-products';

type Props = {
  list: { results: ProductCard[]; count: number; next?: string | null | undefined };
  filters: ListFilters;
};

const EAGER = 4;

/** A list that "Show more" extends; the URL names the last added page (B-76). */
export function ProductList({ list: { results, count, next }, filters }: Props) {
  const url = listUrl({ ...filters, page: 1 });
  const [{ page, ...list }, setShown] = useState(() =>
    shownAtFirst(url, { page: filters.page, products: results, count, next }),
  );

  function grow(longer: GrownList) {
    const grown = { page: page + 1, ...longer };
    setShown(grown);
    pagesLoaded({ url, ...grown });
    replaceAddress(withPage(page + 1));
  }

  return (
    <>
      <ProductGrid products={list.products} eager={EAGER} />
      <ShowMoreProducts
        filters={{ ...filters, page: page + 1 }}
        list={list}
        before={(filters.page - 1) * PAGE_SIZE}
        onMore={grow}
      />
    </>
  );
}

type Shown = GrownList & { page: number };

function shownAtFirst(url: string, received: Shown): Shown {
  const requested = typeof window === 'undefined' ? received.page : pageInAddress();
  return (requested > received.page && loadedPages(url, requested)) || received;
}

function pageInAddress(): number {
  return parseListFilters(pageParameters(window.location.search)).page;
}

function withPage(page: number): string {
  const address = new URL(window.location.href);
  address.searchParams.set('page', String(page));
  return `${address.pathname}${address.search}`;
}
