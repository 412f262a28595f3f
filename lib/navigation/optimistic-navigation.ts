import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { changeEntry, onTraversal, pushOptimisticEntry, readEntry } from './history-entry';
import { reloadDocument } from './leave';
import { notifyReturn } from './navigation-events';

let show: (view: ReactNode) => void = () => {};

/**
 * Shows a view of the next page before the router has loaded the page (ADR 029). Returns false if
 * the router must handle the link.
 */
export function showOptimistically(href: string, view: ReactNode): boolean {
  if (!pushOptimisticEntry(href)) return false;
  show(view);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return true;
}

/** Returns whether the page that is being rendered replaces an optimistic view. */
export const isOptimisticEntry = () => readEntry().isOptimistic === true;

/** Returns the optimistic view of the next page until the page arrives or the shopper goes back. */
export function useOptimisticView(): ReactNode {
  const route = `${usePathname()}?${useSearchParams()}`;
  const [shownRoute, setShownRoute] = useState(route);
  const [view, setView] = useState<ReactNode>(null);

  // The state is set during the render, so that the page replaces the view in one commit.
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
    // If the entry is optimistic when this component mounts, the document was loaded at this entry,
    // so its page is complete.
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

/** Reloads the document at an optimistic entry, because the router never loaded its page. */
function loadIfOptimistic() {
  if (readEntry().isOptimistic) reloadDocument();
}
