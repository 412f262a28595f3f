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

  useEffect(watchOverlayEntries, []);

  // Back from what is shown ahead of its page is no new route.
  useEffect(() => onTraversal(signInLeft), []);

  useEffect(() => {
    rememberVisit(locale);
    restoreScroll();
  }, [locale]);

  useEffect(() => {
    const tell = () => connectionChanged(navigator.onLine);
    tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, []);

  return null;
}

/** A new page is read from its heading, not from where the old one was left. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
