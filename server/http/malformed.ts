import { MEDIA_BASE } from '@/lib/constants';

/** Whether a path cannot be decoded, is none, or carries what no file or page has in its name. */
export function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('\\')) return true;
  if (!pathname.includes('%')) return false;
  try {
    return hasControlCharacter(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

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

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
