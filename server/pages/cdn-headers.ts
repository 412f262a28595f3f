import type { PageRequest } from './cache-key';
import type { ServedPage } from './serve-page';

/**
 * Returns headers for the operator's own cache in front (RFC 9213): how long to keep a page, and
 * the tags by which to purge it. The lifetime ends no later than the moment when the content of the
 * page expires. Browsers follow `Cache-Control`, which is unchanged.
 */
export function cdnHeaders(
  { page, state }: ServedPage,
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
    // nginx reads this header.
    'x-accel-expires',
    String(fresh),
  ];
}
