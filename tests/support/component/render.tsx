import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import {
  AppRouterContext,
  LayoutRouterContext,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ContextType, ReactNode } from 'react';
import { vi } from 'vitest';
import type { Locale } from '@/lib/constants';
import { messagesOf } from '@/tests/support/messages';

type RenderedAt = { url?: string; locale?: Locale };

/** Creates a router for one test. It records navigations without performing them. */
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

type LayoutRouter = NonNullable<ContextType<typeof LayoutRouterContext>>;

/** Returns the parts of the layout router that `useSelectedLayoutSegment` and `useRouter` read. */
function layoutAt(pathname: string): LayoutRouter {
  const [, segment = ''] = pathname.split('/');
  return {
    parentTree: ['', { children: [segment || '__PAGE__', {}] }],
    parentRenderTree: { data: { bfcacheId: 0 } },
  } as unknown as LayoutRouter;
}

/** Wraps the content in the providers of a page with this URL and language. */
export function atPlace(
  content: ReactNode,
  { url = '/', locale = 'uz' }: RenderedAt = {},
  router = aRouter(),
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (
    <AppRouterContext.Provider value={router}>
      <LayoutRouterContext.Provider value={layoutAt(pathname)}>
        <PathnameContext.Provider value={pathname}>
          <SearchParamsContext.Provider value={searchParams}>
            <NextIntlClientProvider locale={locale} messages={messagesOf(locale)}>
              <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
            </NextIntlClientProvider>
          </SearchParamsContext.Provider>
        </PathnameContext.Provider>
      </LayoutRouterContext.Provider>
    </AppRouterContext.Provider>
  );
}

type Rendered = RenderResult & {
  router: ReturnType<typeof aRouter>;
  arriveAt: (url: string) => void;
};

export function renderAt(content: ReactNode, place: RenderedAt = {}): Rendered {
  const router = aRouter();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(atPlace(content, place, router, queryClient));
  const arriveAt = (url: string) =>
    result.rerender(atPlace(content, { ...place, url }, router, queryClient));
  return { ...result, router, arriveAt };
}
