import { useSearchParams } from 'next/navigation';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { pushEntry, readEntry, replaceAddress } from './history-entry';
import { isOverlayEntry, stepBack } from './overlay-entries';
import { usePathname } from './use-localized-router';

const PARAMETER = 'view';

/**
 * Returns the slug of the product in the quick view; `null` if it is closed, and until hydration.
 */
export function useQuickViewSlug(): string | null {
  const slug = useSearchParams().get(PARAMETER);
  return useIsHydrated() ? slug : null;
}

/** Returns the path and query of the page below the quick view, without the language prefix. */
export function usePageAddress(): string {
  const query = new URLSearchParams(useSearchParams());
  query.delete(PARAMETER);
  return `${usePathname()}?${query}`;
}

/** Opens the quick view of a product by its slug, as a new history entry. */
export function openQuickView(slug: string) {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, slug);
  pushEntry({ quickView: true }, address);
}

/**
 * Closes the quick view. Idempotent, because one press of Escape may call this function twice: from
 * the dialog and from the browser's close request.
 */
export function closeQuickView() {
  const address = new URL(window.location.href);
  if (isOverlayEntry() || !address.searchParams.has(PARAMETER)) return;
  if (readEntry().quickView) {
    stepBack();
    return;
  }
  address.searchParams.delete(PARAMETER);
  replaceAddress(address);
}
