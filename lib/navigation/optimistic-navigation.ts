import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { notifyReturn } from '@/lib/navigation/navigation-events';

/** On an entry of the history whose page has not come yet; the router writes it anew when it has. */
const MARK = 'isOptimisticEntry';

let show: (view: ReactNode) => void = () => {};

/** Shows at its address what is known of a page before the router has it (record 029). */
export function showOptimistically(href: string, view: ReactNode) {
  // With the router's own mark in it, the router takes no notice of the entry.
  window.history.pushState({ ...window.history.state, [MARK]: true }, '', href);
  show(view);
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether the address is that of a page which has not come yet. */
export function isOptimisticEntry(): boolean {
  return window.history.state?.[MARK] === true;
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

  const stepped = useEffectEvent(() => {
    if (view) notifyReturn();
    setView(null);
    loadIfOpening();
  });

  useEffect(() => {
    forgetMark();
    show = setView;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('popstate', () => stepped(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && loadIfOpening(), {
      signal,
    });
    return () => listening.abort();
  }, []);

  return view;
}

/** Forward to what was left before its page had come: the router knows nothing of it. */
function loadIfOpening() {
  if (isOptimisticEntry()) window.location.reload();
}

/** Of a page that was loaded anew while it was waited for. */
function forgetMark() {
  if (!isOptimisticEntry()) return;
  const { [MARK]: _, ...state } = window.history.state;
  window.history.replaceState(state, '');
}
