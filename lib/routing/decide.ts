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
  /** Of the cookie. */
  chosenLocale: Locale;
};

export type Decision =
  | { kind: 'page'; locale: Locale; path: string; lookup?: Lookup }
  | { kind: 'gone'; locale: Locale; status: 404 | 410 | 503 }
  /** Keeps the query of the request unless it has a query of its own. */
  | { kind: 'redirect'; status: 307 | 308; path: string; search?: string };

/** Decides what the middleware answers at an address, and in which language. */
export async function decide(asked: PageLookup): Promise<Decision> {
  const written = withoutDefaultPrefix(tidyPath(asked.pathname));
  const { locale, path } = splitLocale(written);
  const isUnprefixed = locale === DEFAULT_LOCALE && written === asked.pathname;
  if (isUnprefixed && asked.chosenLocale !== DEFAULT_LOCALE) {
    return { kind: 'redirect', status: 307, path: localePath(asked.chosenLocale, path) };
  }

  const { query, scope } = asked;
  return decisionOf(await outcomeOf({ path, query, locale, scope }), { locale, path, asked });
}

type Target = { locale: Locale; path: string; asked: PageLookup };

function decisionOf(outcome: Outcome, { locale, path, asked }: Target): Decision {
  if (outcome.kind === 'moved') {
    const { path: to, search } = outcome;
    const target = localePath(locale, to);
    if (search === undefined) return { kind: 'redirect', status: 308, path: target };
    return { kind: 'redirect', status: 307, path: target, search };
  }
  const target = localePath(locale, path);
  if (target !== asked.pathname) return { kind: 'redirect', status: 308, path: target };
  if (outcome.kind === 'gone') return { kind: 'gone', locale, status: outcome.status };
  return { kind: 'page', locale, path, ...(outcome.lookup && { lookup: outcome.lookup }) };
}
