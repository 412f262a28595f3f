'use client';

import { useEffect } from 'react';
import { notifyPageSeen, onWorkerTakeover, savedAt } from '@/lib/client/worker';
import { isSaveDataConnection } from '@/lib/hooks/slow-connection';
import { useRoute } from '@/lib/navigation/use-route';

const SEEN_AFTER_MS = 2000;

export function SeenPages() {
  const route = useRoute();

  useEffect(() => {
    if (isSaveDataConnection() || savedAt() !== null) return;
    const notify = () => notifyPageSeen(route);
    const timer = setTimeout(notify, SEEN_AFTER_MS);
    // On a first visit the page is shown before the worker is active.
    const stop = onWorkerTakeover(notify);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [route]);

  return null;
}
