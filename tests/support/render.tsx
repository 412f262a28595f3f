import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Locale } from '@/lib/constants';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';

type Place = { url?: string; locale?: Locale };

const messages = { uz, ru };

/** The router of one test: what it was asked to do, and a way to arrive somewhere. */
function aRouter() {
  return {
    push: vi.fn(),
    replace: vi.fn(),
    prefetch: vi.fn(),
    refresh: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    bfcacheId: '0',
  };
}

/** The content as a page would hold it: with its language, its address and what the frame gives. */
export function atPlace(
  content: ReactNode,
  { url = '/', locale = 'uz' }: Place = {},
  router = aRouter(),
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={searchParams}>
          <NextIntlClientProvider locale={locale} messages={messages[locale]}>
            <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
          </NextIntlClientProvider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}

type Rendered = RenderResult & {
  router: ReturnType<typeof aRouter>;
  arriveAt: (url: string) => void;
};

export function renderAt(content: ReactNode, place: Place = {}): Rendered {
  const router = aRouter();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(atPlace(content, place, router, queryClient));
  const arriveAt = (url: string) =>
    result.rerender(atPlace(content, { ...place, url }, router, queryClient));
  return { ...result, router, arriveAt };
}
