import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { changeEntry, onTraversal, pushOptimisticEntry, readEntry } from './history-entry';
import { notifyReturn } from './navigation-events';

let show: (view: ReactNode) => void = () => {};

/**
 * Shows at its address what is known of a page before the router has it (record 029). False where
 * the link is better left to the router alone.
 */
export function showOptimistically(href: string, view: ReactNode): boolean {
  if (!pushOptimisticEntry(href)) return false;
  show(view);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return true;
}

/** What stands for the page that is on its way, until that or another is there or Back is pressed. */
export function useOptimisticView(): ReactNode {
  const route = `${usePathname()}?${useSearchParams()}`;
  const [shownRoute, setShownRoute] = useState(route);
  const [view, setView] = useState<ReactNode>(null);

  // While rendering, so that it leaves with the same stroke that brings the page.
  if (route !== shownRoute) {
    setShownRoute(route);
    setView(null);
  }

  const traversed = useEffectEvent(() => {
    if (view) notifyReturn();
    setView(null);
    loadIfOptimistic();
  });

  useEffect(() => {
    // A page that was loaded anew while it was waited for is there.
    if (readEntry().isOptimistic) changeEntry({ isOptimistic: false });
    show = setView;
    const stop = onTraversal(() => traversed());
    window.addEventListener('pageshow', restored);
    return () => {
      stop();
      window.removeEventListener('pageshow', restored);
    };
  }, []);

  return view;
}

function restored({ persisted }: PageTransitionEvent) {
  if (persisted) loadIfOptimistic();
}

/** Forward to what was left before its page had come: the router knows nothing of it. */
function loadIfOptimistic() {
  if (readEntry().isOptimistic) window.location.reload();
}
