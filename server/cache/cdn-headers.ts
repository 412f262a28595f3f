import type { PageRequest } from './cache-key';
import type { Answer } from './serve-page';

/**
 * For a cache in front that belongs to the operator (RFC 9213): seconds to keep a page, and tags to
 * purge it by. Browsers go by Cache-Control, which stays as it is.
 */
export function cdnHeaders(
  { page, state }: Answer,
  { key, scope }: Pick<PageRequest, 'key' | 'scope'>,
  seconds: number,
): string[] {
  if (seconds === 0 || key === null || scope !== null || state === 'bypass') return [];
  return [
    ...['cdn-cache-control', `max-age=${seconds}, stale-while-revalidate=${seconds * 10}`],
    ...['surrogate-key', page.tags.join(' ')],
    // What nginx goes by.
    ...['x-accel-expires', String(seconds)],
  ];
}
