import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clearSeenMessages } from '@/components/ui/feedback/lasting-messages';
import { followTranslation } from '@/lib/client/page/translation';
import { registerWorkerLater, savePageLater, unmarkSavedCopy } from '@/lib/client/page/worker';
import { OFFLINE_PATH } from '@/lib/constants';
import { withoutChoice } from '@/lib/domain/product/without-choice';
import { focusHeading } from '@/lib/hooks/focus-heading';
import { isSaveDataConnection } from '@/lib/hooks/slow-connection';
import { restoreScroll } from '@/lib/i18n/language-choice';
import { onTraversal } from '@/lib/navigation/history-entry';
import { watchOverlayEntries } from '@/lib/navigation/overlay-entries';
import { connectionChanged } from '@/stores/connection';
import { panelClosed } from '@/stores/menu';
import { optionSheetClosed } from '@/stores/option-sheet';
import { signInLeft } from '@/stores/sign-in';

export function RouteWatcher() {
  const pathname = usePathname();
  const route = useRoute();
  const shown = useRef(route);

  const opened = useEffectEvent(() => {
    // The first render closes nothing: a press before hydration can already have opened a panel.
    if (shown.current === route) return;
    panelClosed();
    optionSheetClosed();
    signInLeft();
    const before = shown.current.split('?')[0];
    const isSamePage = before === pathname;
    shown.current = route;
    // The offline page keeps the messages, because the shopper returns from it to the same page.
    if (!isSamePage && pathname !== OFFLINE_PATH && before !== OFFLINE_PATH) clearSeenMessages();
    if (!isSamePage) unmarkSavedCopy();
    // The pressed link may disappear with its panel, which would lose the focus.
    requestAnimationFrame(() => {
      if (!isSamePage || document.activeElement === document.body) focusHeading();
    });
  });

  useEffect(() => {
    opened();
    return isSaveDataConnection() ? undefined : savePageLater(route);
  }, [route]);

  useEffect(() => {
    restoreScroll();
    const stops = [
      watchOverlayEntries(),
      // Going back from an optimistic view must close the sign-in dialog too, although the route
      // does not change.
      onTraversal(signInLeft),
      watchConnection(),
      followTranslation(),
      registerWorkerLater(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}

function watchConnection(): () => void {
  const update = () => connectionChanged(navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
}

/** Returns the path and query of the page without the selected option (ADR 030). */
function useRoute(): string {
  return usePathname() + withoutChoice(useSearchParams().toString());
}
