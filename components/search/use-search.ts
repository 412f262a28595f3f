'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useState } from 'react';
import { listPath } from '@/lib/domain/routing/locale-path';
import { isBlank, trimBlank } from '@/lib/domain/text/blank-text';
import { useLocalizedRouter, usePathname } from '@/lib/navigation/use-localized-router';
import { termSearched } from '@/stores/search';

export function useSearch(params: URLSearchParams) {
  const router = useLocalizedRouter();
  // Only the product list reads the parameter. On other pages, for example the 404 page at the URL
  // of a list, the HTML must not depend on it, or React reports error 418.
  const isList = useSelectedLayoutSegment() === 'products';
  const active = usePathname() === '/products' && isList ? (params.get('search') ?? '') : '';
  const [shown, setShown] = useState(active);
  const [text, setText] = useState(active);

  if (active !== shown) {
    setShown(active);
    // When the URL no longer contains a search, text typed in the meantime is kept.
    if (active || text === shown) setText(active);
  }

  function type(value: string) {
    setText(value);
    if (active && isBlank(value)) router.push(withoutSearch(params));
  }

  function searchFor(value: string): boolean {
    const term = trimBlank(value);
    if (term === '') return false;
    setText(term);
    termSearched(term);
    router.push(listPath(new URLSearchParams({ search: term })));
    return true;
  }

  return { text, type, searchFor };
}

function withoutSearch(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete('search');
  rest.delete('page');
  return listPath(rest);
}
