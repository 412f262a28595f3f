import { isMalformed } from '@/lib/domain/routing/http-request';
import { isRouterDataPath } from '@/lib/next/addresses';

/** Path and query of a request. `search` is empty or begins with a question mark. */
export type RequestTarget = { pathname: string; search: string };

/** The maximum length of a request target in bytes (B-34). */
const LENGTH_MAX = 12 * 1024;
const ORIGIN = 'http://shop';
/** Matches the origin form (RFC 9112, 3.2.1) without characters that `new URL` drops. */
const originForm = /^(\/[^?#\0-\x20\x7f]*)(\?[^#\0-\x20\x7f]*)?$/;
/**
 * Matches paths that `new URL` never changes. They are not parsed, because parsing takes longer
 * than serving a page from the cache.
 */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

/**
 * Parses a request target once for all later code. Accepts only targets for which splitting at the
 * question mark and `new URL` return the same path and parameters.
 *
 * @returns `null` for a target of more than 12 KB (B-34), one in another form, a path that cannot
 * be decoded, a path that `new URL` changes (dot segments, backslashes, a leading double slash,
 * unescaped characters) and a path that Next maps to another one.
 */
export function parseTarget(text: string): RequestTarget | null {
  if (text.length > LENGTH_MAX) return null;
  const [, pathname = '', search = ''] = originForm.exec(text) ?? [];
  const isPlain = isNormalized(pathname) && !isMalformed(pathname) && !isRouterDataPath(pathname);
  return isPlain ? { pathname, search } : null;
}

/** Splits a target that `parseTarget` has accepted or that was built from one. */
export function splitTarget(target: string): RequestTarget {
  const mark = target.indexOf('?');
  if (mark < 0) return { pathname: target, search: '' };
  return { pathname: target.slice(0, mark), search: target.slice(mark) };
}

function isNormalized(pathname: string): boolean {
  if (plainPath.test(pathname)) return true;
  return URL.canParse(pathname, ORIGIN) && new URL(pathname, ORIGIN).pathname === pathname;
}
