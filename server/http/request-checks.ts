import { MEDIA_BASE } from '@/lib/constants';
import { isMalformed } from '@/lib/domain/malformed';

const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** Every browser removes them from an address: with them each page would have endless addresses. */
export function hasDotSegment(pathname: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname);
}

/**
 * Whether a request's Host is a name of this site: its own, an address, or a name without a dot,
 * as machines of one network call each other. Nobody can register one of those to lead people here.
 */
export function isOwnHost(host: string | undefined, siteUrl: string): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  return name === new URL(siteUrl).hostname || address.test(name) || /^[a-z\d-]+$/.test(name);
}

/** Whether the optimiser is asked for a picture that is one of ours, by a tidy path. */
export function isOwnPicture(url: string): boolean {
  const path = new URL(url, 'http://localhost').searchParams.get('url') ?? '';
  return (
    path.startsWith(`${MEDIA_BASE}/`) && !/\/[./]|[\\\p{Cc}]/u.test(path) && !isMalformed(path)
  );
}
