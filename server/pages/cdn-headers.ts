import type { PageRequest } from './cache-key';
import type { Answer } from './serve-page';

/**
 * For a cache in front that belongs to the operator (RFC 9213): seconds to keep a page, and tags to
 * purge it by. None is told to keep a page beyond the moment at which it becomes untrue by itself. Browsers go by Cache-Control, which stays as it is.
 */
export function cdnHeaders(
  { page, state }: Answer,
  { key, scope }: Pick<PageRequest, 'key' | 'scope'>,
  { seconds, now }: { seconds: number; now: number },
): string[] {
  if (seconds === 0 || key === null || scope !== null || state === 'bypass') return [];
  const trueSeconds = Math.max(
    0,
    Math.floor(((page.expiresAt ?? Number.POSITIVE_INFINITY) - now) / 1000),
  );
  const fresh = Math.min(seconds, trueSeconds);
  const stale = Math.min(seconds * 10, trueSeconds - fresh);
  return [
    'cdn-cache-control',
    `max-age=${fresh}, stale-while-revalidate=${stale}`,
    'surrogate-key',
    page.tags.join(' '),
    // What nginx goes by.
    'x-accel-expires',
    String(fresh),
  ];
}
