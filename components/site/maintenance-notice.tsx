'use client';

import { useState, useSyncExternalStore } from 'react';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';

const MaintenanceModal = lazyWithMessages(() =>
  import('./maintenance-modal').then((file) => file.MaintenanceModal),
);

let isLoaded = false;

type Props = { title: string; html: string; noticeKey: string };

/**
 * Opens when the page has finished loading, and again after each reload as long as the notice is
 * set (S2-96). Client-side navigations do not repeat it.
 */
export function MaintenanceNotice({ title, html, noticeKey }: Props) {
  const [dismissedKey, setDismissedKey] = useState<string>();
  const isReady = useSyncExternalStore(
    onLoaded,
    () => isLoaded,
    () => false,
  );

  return (
    isReady && (
      <MaintenanceModal
        title={title}
        html={html}
        isOpen={dismissedKey !== noticeKey}
        onDismiss={() => setDismissedKey(noticeKey)}
      />
    )
  );
}

/** Calls `notify` after the page has loaded, so that the notice does not delay its other files. */
function onLoaded(notify: () => void): () => void {
  let timer = 0;
  const plan = () => {
    timer = window.setTimeout(() => {
      isLoaded = true;
      notify();
    });
  };
  if (document.readyState === 'complete') plan();
  else window.addEventListener('load', plan, { once: true });
  return () => {
    window.removeEventListener('load', plan);
    window.clearTimeout(timer);
  };
}
