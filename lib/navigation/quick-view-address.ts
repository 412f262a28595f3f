import { useSearchParams } from 'next/navigation';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { pushEntry, readEntry, replaceAddress } from './history-entry';
import { isOverlayEntry, stepBack } from './overlay-entries';

const PARAMETER = 'view';

/** The product that the address shows over its page (blueprint 8.11). */
export function useQuickViewSlug(): string | null {
  const slug = useSearchParams().get(PARAMETER);
  return useIsHydrated() ? slug : null;
}

export function openQuickView(slug: string) {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, slug);
  pushEntry({ quickView: true }, address);
}

/** Escape may reach both the dialog and the browser's own close request: one of them is enough. */
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
