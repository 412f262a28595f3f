/** The value of `Prefer` that asks for a status without its page (RFC 7240, section 4.2). */
export const MINIMAL_RESPONSE = 'return=minimal';

/**
 * Returns whether an If-None-Match header names this ETag, by the weak comparison that RFC 9110
 * (13.1.2) demands: a cache in front may have added or removed the mark of a weak one.
 */
export function matchesEtag(header: string | undefined, etag: string | undefined): boolean {
  if (header === undefined || etag === undefined) return false;
  const own = opaque(etag);
  return header.split(',').some((tag) => ['*', own].includes(opaque(tag)));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether a path cannot be decoded or has characters that no page or file name has. */
export function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('\\')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
