import { type Api, isPersonal } from '@/api/http/implement';
import { withNearest } from '@/api/search/words/edit-distance';
import { type CallName, calls, isRead, methodAndPath } from '@/lib/contract/calls';
import { callNames } from '@/lib/contract/contract';
import { belowBase, type Matcher } from '@/packages/mock/faults/matcher';
import { unknownNames } from '@/packages/mock/journal/contract-check';
import { isKept } from '@/packages/mock/journal/read-call';
import { Refusal } from './refusal';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Route = { method: string; path: string };

/** Refuses a matcher that no request can match, because it probably contains a typo. */
export function refuseUnfitting(app: Api, matcher: Matcher): void {
  refuseUnroutable(app, matcher);
  const { when: { query, query_only, headers = {}, body, body_has } = {} } = matcher;
  const unkept = Object.keys(headers).filter((name) => !isKept(name));
  if (unkept.length > 0) {
    throw refusal(
      'when.headers',
      `no request can match, because the mock ignores the header ${unkept.join(', ')}`,
    );
  }
  const names = Object.keys(query ?? query_only ?? {});
  const parameters = {
    query: new URLSearchParams(names.map((name) => [name, ''])).toString(),
    body: body ?? body_has ?? null,
  };
  const unknown = callsOf(matcher).map((name) => unknownNames(name, parameters));
  const [first] = unknown;
  if (first === undefined || unknown.some((found) => found.length === 0)) return;
  throw refusal('when', `no matching endpoint has ${first.join(', ')}`);
}

/**
 * Returns whether a fault can change pages: it can apply to a read that the storefront sends for a
 * page, and `keep_pages` is not set.
 */
export function changesPages({
  keep_pages,
  ...fault
}: Matcher & { keep_pages?: boolean | undefined }) {
  if (keep_pages || fault.from === 'browser') return false;
  return callsOf(fault).some((name) => isRead(name) && !isPersonal(name));
}

/** Lists the endpoints of the contract to which the matcher can apply. */
function callsOf({ method, path }: Matcher): CallName[] {
  const requested = method?.toUpperCase().replace('HEAD', 'GET');
  return callNames.filter((name) => {
    const [itsMethod, itsPath] = methodAndPath(calls[name]);
    const hasMethod = requested === undefined || requested === itsMethod;
    return hasMethod && (isPossible(path, itsPath) || isPossible(belowBase(path), itsPath));
  });
}

/**
 * Refuses a matcher whose path and method match no endpoint.
 *
 * @throws Refusal with 422 and the nearest known path or method.
 */
export function refuseUnroutable(app: Api, { method, path }: Pick<Matcher, 'method' | 'path'>) {
  const routes = routesOf(app);
  const found = routes.filter((route) => reaches(path, route));
  if (found.length === 0) {
    const known = routes.flatMap((route) => [route.path, belowBase(route.path)]);
    throw refusal('path', `no endpoint has the path ${withNearest(path, new Set(known))}`);
  }
  if (method === undefined) return;
  const requested = method.toUpperCase();
  if (!METHODS.includes(requested)) {
    throw refusal('method', `there is no method ${withNearest(requested, METHODS)}`);
  }
  const methods = [...new Set(found.map((route) => route.method))];
  const isRead = requested === 'HEAD' && methods.includes('GET');
  if (!methods.includes(requested) && !isRead) {
    throw refusal(
      'method',
      `there is no endpoint ${requested} ${path}, only ${methods.join(', ')}`,
    );
  }
}

function refusal(field: string, text: string): Refusal {
  return new Refusal(422, text, { fields: { [field]: text } });
}

/** Returns the routes of the API. Middleware is excluded: it is registered for all methods. */
function routesOf(app: Api): Route[] {
  return app.routes.filter(({ method }) => method !== 'ALL');
}

function reaches(pattern: string, { path }: Route): boolean {
  return isPossible(pattern, path) || isPossible(pattern, belowBase(path));
}

/** Returns whether some path matches both patterns. Parts after a `*` are ignored. */
function isPossible(pattern: string, route: string): boolean {
  const known = route.split('/');
  const wanted = pattern.split('/');
  for (const [at, part] of wanted.entries()) {
    const there = known[at];
    const star = part.indexOf('*');
    if (there === undefined) return false;
    if (star >= 0) return isOpen(there) || there.startsWith(part.slice(0, star));
    if (there === '*') return true;
    if (part !== there && !part.startsWith(':') && !(isOpen(there) && part !== '')) return false;
  }
  return wanted.length === known.length;
}

function isOpen(part: string): boolean {
  return part.startsWith(':') || part === '*';
}
