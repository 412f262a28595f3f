import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { changeEntry, onTraversal, pushOptimisticEntry, readEntry } from './history-entry';
import { reloadDocument } from './leave';
import { notifyReturn } from './navigation-events';

let show: (view: ReactNode) => void = () => {};

/** Returns false if the link must be left to the router (record 029). */
export function showOptimistically(href: string, view: ReactNode): boolean {
  if (!pushOptimisticEntry(href)) return false;
  show(view);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return true;
}

/** Whether the page that is rendered now takes the place of such a view. */
export const isOptimisticEntry = () => readEntry().isOptimistic === true;

/** The optimistic view of the next page, until a page arrives or Back is pressed. */
export function useOptimisticView(): ReactNode {
  const route = `${usePathname()}?${useSearchParams()}`;
  const [shownRoute, setShownRoute] = useState(route);
  const [view, setView] = useState<ReactNode>(null);

  // While rendering, so that the view goes and the page comes in one commit.
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
    // The document was reloaded at this entry, so its page is complete.
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

/** The router does not know an entry whose page never arrived. */
function loadIfOptimistic() {
  if (readEntry().isOptimistic) reloadDocument();
}
