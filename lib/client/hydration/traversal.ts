/**
 * Back and Forward between addresses that one document has had: until the router listens, nobody
 * would show the other page. Next listens from 16.4 on for those that it missed, and only then.
 */
export function reloadOnTraversal({ until }: { until: AbortSignal }): void {
  const shown = address();
  addEventListener('popstate', () => address() !== shown && location.reload(), { signal: until });
}

/** Without its fragment: a link within the page leads nowhere else. */
function address(): string {
  return location.pathname + location.search;
}
