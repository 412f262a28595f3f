import { useSearchParams } from 'next/navigation';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { pushEntry, readEntry, replaceAddress } from './history-entry';
import { isOverlayEntry, stepBack } from './overlay-entries';

const PARAMETER = 'view';

export function useQuickViewSlug(): string | null {
  const slug = useSearchParams().get(PARAMETER);
  return useIsHydrated() ? slug : null;
}

export function openQuickView(slug: string) {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, slug);
  pushEntry({ quickView: true }, address);
}

/** One press of Escape may call this twice: from the dialog and from the browser's close request. */
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
