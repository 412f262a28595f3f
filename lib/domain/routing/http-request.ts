/** The `Prefer` value with which a client requests a status without a body (RFC 7240, 4.2). */
export const MINIMAL_RESPONSE = 'return=minimal';

/**
 * Returns whether an `If-None-Match` header contains this ETag.
 *
 * The comparison is weak, as RFC 9110 (13.1.2) requires: an intermediate cache can add or remove
 * the `W/` prefix.
 */
export function matchesEtag(header: string | undefined, etag: string | undefined): boolean {
  if (header === undefined || etag === undefined) return false;
  const own = opaque(etag);
  return header.split(',').some((tag) => ['*', own].includes(opaque(tag)));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * Returns whether a path does not begin with a slash, cannot be decoded, or contains characters
 * that no page or file name has.
 */
export function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('\\')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
