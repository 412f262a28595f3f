import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';
import {
  localePath,
  splitLocale,
  tidyPath,
  withoutDefaultPrefix,
} from '@/lib/domain/routing/locale-path';
import type { Lookup } from '@/lib/render-context/lookups';
import type { ReadContext } from '@/lib/server-read';
import { type Outcome, outcomeOf } from './status';

export type PageLookup = Omit<ReadContext, 'locale'> & {
  pathname: string;
  query: URLSearchParams;
  /** The language in the cookie, or the default language. */
  chosenLocale: Locale;
};

export type Decision =
  | { kind: 'page'; locale: Locale; path: string; lookup?: Lookup }
  | { kind: 'gone'; locale: Locale; status: 404 | 410 | 503 }
  /** The redirect keeps the request's query unless `search` replaces it. */
  | { kind: 'redirect'; status: 307 | 308; path: string; search?: string };

/** Decides the response to a URL: a page with its language, a redirect or an error status. */
export async function decide(request: PageLookup): Promise<Decision> {
  const written = withoutDefaultPrefix(tidyPath(request.pathname));
  const { locale, path } = splitLocale(written);
  const isUnprefixed = locale === DEFAULT_LOCALE && written === request.pathname;
  if (isUnprefixed && request.chosenLocale !== DEFAULT_LOCALE) {
    return { kind: 'redirect', status: 307, path: localePath(request.chosenLocale, path) };
  }

  const { query, scope } = request;
  return decisionOf(await outcomeOf({ path, query, locale, scope }), { locale, path, request });
}

type Target = { locale: Locale; path: string; request: PageLookup };

function decisionOf(outcome: Outcome, { locale, path, request }: Target): Decision {
  if (outcome.kind === 'moved') {
    const { path: to, search } = outcome;
    const target = localePath(locale, to);
    if (search === undefined) return { kind: 'redirect', status: 308, path: target };
    return { kind: 'redirect', status: 307, path: target, search };
  }
  const target = localePath(locale, path);
  if (target !== request.pathname) return { kind: 'redirect', status: 308, path: target };
  if (outcome.kind === 'gone') return { kind: 'gone', locale, status: outcome.status };
  return { kind: 'page', locale, path, ...(outcome.lookup && { lookup: outcome.lookup }) };
}
