import { canonicalListQuery } from '@/lib/domain/routing/list-url';
import { parseQuery } from '@/lib/domain/routing/query-parameters';
import type { Route } from '@/lib/domain/routing/routes';

type PageQuery = {
  /** The query passed to Next, without parameters that the page does not read. */
  rendered: string;
  /** `null` for a page that bypasses the cache. */
  keyed: string | null;
  isNarrowed: boolean;
  ignored: string;
  menu: string | null;
};
type QueryRules = Pick<Route, 'cachedBy' | 'narrowedBy' | 'renderedBy'>;
type KeyParameter = NonNullable<Route['cachedBy']>[number];

const patterns: Record<KeyParameter, RegExp> = { menu: /^[\w-]{1,200}$/, page: /^[1-9]\d{0,5}$/ };

const noQuery: PageQuery = { rendered: '', keyed: '', isNarrowed: false, ignored: '', menu: null };

/** Thrown when a parameter that the page reads cannot be decoded. */
export class UnreadableRequest extends Error {}

/**
 * Separates the parameters that a page reads from those that it ignores.
 *
 * @throws UnreadableRequest When a parameter that the page reads cannot be decoded (B-34).
 */
export function readPageQuery(search: string, rules: QueryRules): PageQuery {
  if (search === '') return noQuery;
  const { cachedBy = [], narrowedBy = [], renderedBy = [] } = rules;
  const known: string[] = [...cachedBy, ...narrowedBy, ...renderedBy];
  const read = new URLSearchParams();
  const ignored: string[] = [];
  for (const sent of parseQuery(search)) {
    if (!known.includes(sent.name)) {
      ignored.push(sent.written);
      continue;
    }
    if (!sent.isReadable) throw new UnreadableRequest(sent.name);
    read.append(sent.name, sent.value);
  }
  // Pages read the first value of a repeated parameter.
  return { ignored: ignored.join('&'), menu: read.get('menu'), ...keyOf(read, rules) };
}

function keyOf(
  read: URLSearchParams,
  { cachedBy = [], narrowedBy = [], renderedBy = [] }: QueryRules,
): Pick<PageQuery, 'rendered' | 'keyed' | 'isNarrowed'> {
  const rendered = asSearch(read);
  const bypass = { rendered, keyed: null, isNarrowed: false };
  const hasAny = (names: readonly string[]) => names.some((name) => read.has(name));
  if (hasAny(renderedBy) || !cachedBy.every((name) => isWellFormed(name, read))) return bypass;
  if (hasAny(narrowedBy)) {
    const canonical = canonicalListQuery(read);
    if (!canonical) return bypass;
    const search = asSearch(canonical);
    return { rendered: search, keyed: search, isNarrowed: true };
  }
  const keyed = cachedBy.flatMap((name) => read.getAll(name).map((value) => [name, value]));
  return { rendered, keyed: asSearch(new URLSearchParams(keyed)), isNarrowed: false };
}

/** Returns whether the parameter is missing, or written once in its usual form. */
function isWellFormed(name: KeyParameter, read: URLSearchParams): boolean {
  const [value, ...others] = read.getAll(name);
  return others.length === 0 && (value === undefined || patterns[name].test(value));
}

function asSearch(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters}` : '';
}
