'use client';

import { useEffect, useState } from 'react';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { noticeDismissed, recallNotices, useIsDismissed } from '@/stores/notices';

const MaintenanceModal = lazyWithMessages(() =>
  import('./maintenance-modal').then((file) => file.MaintenanceModal),
);

type Props = { title: string; html: string; noticeKey: string };

/** Technical works: told once, over whatever page was opened, when that page has settled. */
export function MaintenanceNotice({ title, html, noticeKey }: Props) {
  const isDismissed = useIsDismissed(noticeKey);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    recallNotices();
    return afterLoad(() => setReady(true));
  }, []);

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

/** Neither the page's own pictures nor its scripts wait for the notice. */
function afterLoad(act: () => void): () => void {
  let timer = 0;
  const plan = () => {
    timer = window.setTimeout(act);
  };
  if (document.readyState === 'complete') plan();
  else window.addEventListener('load', plan, { once: true });
  return () => {
    window.removeEventListener('load', plan);
    window.clearTimeout(timer);
  };
}
