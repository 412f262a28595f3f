import { onTraversal } from '@/lib/navigation/history-entry';
import { onHydrated } from './hydrated-mark';

/**
 * After a reload, Back and Forward may lead to an address that the same document had before: until
 * the page is hydrated nobody shows it, and Next before 16.4 never does. It is loaded instead.
 */
export function reloadOnTraversal(): void {
  const shown = address();
  onHydrated(onTraversal(() => address() !== shown && location.reload()));
}

/** Without its fragment: a link within the page leads nowhere else. */
function address(): string {
  return location.pathname + location.search;
}
