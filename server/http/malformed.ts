import { MEDIA_BASE } from '@/lib/constants';
import { isMalformed } from '@/lib/domain/malformed';

/** What every browser takes out of an address: with it each page would have any number of them. */
export function hasDotSegment(pathname: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname);
}

/** Whether the optimiser is asked for a picture that is one of ours, by a tidy path. */
export function isOwnPicture(url: string): boolean {
  const path = new URL(url, 'http://localhost').searchParams.get('url') ?? '';
  return (
    path.startsWith(`${MEDIA_BASE}/`) && !/\/[./]|[\\\p{Cc}]/u.test(path) && !isMalformed(path)
  );
}
