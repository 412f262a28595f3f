'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rememberVisit, restoreScroll } from '@/lib/i18n/language-choice';
import { onTraversal } from '@/lib/navigation/history-entry';
import { watchOverlayEntries } from '@/lib/navigation/overlay-entries';
import { useRoute } from '@/lib/navigation/use-route';
import { connectionChanged } from '@/stores/connection';
import { panelClosed } from '@/stores/menu';
import { signInLeft } from '@/stores/sign-in';

/** What the frame does when a page opens and when another takes its place. */
export function RouteWatcher() {
  const locale = useLocale();
  const pathname = usePathname();
  const route = useRoute();
  const shown = useRef(route);

  const opened = useEffectEvent(() => {
    panelClosed();
    signInLeft();
    if (shown.current === route) return;
    const isSamePage = shown.current.split('?')[0] === pathname;
    shown.current = route;
    // What was pressed may leave with the panel that it stood in.
    requestAnimationFrame(() => {
      if (!isSamePage || document.activeElement === document.body) focusHeading();
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new route closes what is open.
  useEffect(() => opened(), [route]);

  const started = useEffectEvent(() => {
    rememberVisit(locale);
    restoreScroll();
  });

  useEffect(() => {
    started();
    // Back from what is shown ahead of its page is no new route: sign-in is left here.
    const stops = [watchOverlayEntries(), onTraversal(signInLeft), watchConnection()];
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

/** A new page is read from its heading, not from where the old one was left. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
