'use client';

import { useSyncExternalStore } from 'react';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { noticeDismissed, useIsDismissed } from '@/stores/notices';

const MaintenanceModal = lazyWithMessages(() =>
  import('./maintenance-modal').then((file) => file.MaintenanceModal),
);

let isLoaded = false;

type Props = { title: string; html: string; noticeKey: string };

/** Opens once for each notice, when the page has finished loading. */
export function MaintenanceNotice({ title, html, noticeKey }: Props) {
  const isDismissed = useIsDismissed(noticeKey);
  const isReady = useSyncExternalStore(
    onLoaded,
    () => isLoaded,
    () => false,
  );

  return (
    isReady && (
      <MaintenanceModal
        {...{ title, html }}
        isOpen={!isDismissed}
        onDismiss={() => noticeDismissed(noticeKey)}
      />
    )
  );
}

/** The notice must not delay the pictures and scripts of the page. */
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
