import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';
import { localePath, splitLocale, tidyPath, withoutDefaultPrefix } from '@/lib/domain/locale-path';
import type { Lookup } from '@/lib/process/lookups';
import type { Asking } from '@/lib/server-read';
import { type Outcome, outcomeOf } from './status';

export type Asked = Omit<Asking, 'locale'> & {
  pathname: string;
  query: URLSearchParams;
  /** Of the cookie. */
  chosenLocale: Locale;
};

export type Decision =
  | { kind: 'page'; locale: Locale; path: string; lookup?: Lookup }
  | { kind: 'gone'; locale: Locale; status: 404 | 410 | 503 }
  /** Without a query of its own it keeps the one asked for. */
  | { kind: 'redirect'; status: 307 | 308; path: string; search?: string };

/** What an address leads to, in which language. A function has to ask the API first. */
export function decide(asked: Asked): Decision | (() => Promise<Decision>) {
  const written = withoutDefaultPrefix(tidyPath(asked.pathname));
  const { locale, path } = splitLocale(written);
  const isUnprefixed = locale === DEFAULT_LOCALE && written === asked.pathname;
  if (isUnprefixed && asked.chosenLocale === 'ru') {
    return { kind: 'redirect', status: 307, path: localePath('ru', path) };
  }

  const inLocale = (outcome: Outcome) => decisionOf(outcome, { locale, path, asked });
  const { query, scope, context } = asked;
  const outcome = outcomeOf({ path, query, locale, scope, context });
  return typeof outcome === 'function' ? async () => inLocale(await outcome()) : inLocale(outcome);
}

type Place = { locale: Locale; path: string; asked: Asked };

function decisionOf(outcome: Outcome, { locale, path, asked }: Place): Decision {
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
