'use client';

import { useState } from 'react';
import { listPath } from '@/lib/domain/locale-path';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { usePathname } from '@/lib/navigation/use-pathname';
import { termSearched } from '@/stores/search';

export function useSearch(params: URLSearchParams) {
  const router = useLocalizedRouter();
  // Other pages do not read it: their HTML is the same with any.
  const active = usePathname() === '/products' ? (params.get('search') ?? '') : '';
  const [shown, setShown] = useState(active);
  const [text, setText] = useState(active);

  if (active !== shown) {
    setShown(active);
    // Text typed during a navigation is not replaced.
    if (active || text === shown) setText(active);
  }

  function type(value: string) {
    setText(value);
    if (active && value.trim() === '') router.push(withoutSearch(params));
  }

  function searchFor(value: string): boolean {
    const term = value.trim();
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
