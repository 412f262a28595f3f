'use client';

import { useEffect } from 'react';
import { notifyPageSeen, onWorkerTakeover, registerWorker, savedAt } from '@/lib/client/worker';
import { isSaveDataConnection } from '@/lib/hooks/slow-connection';
import { useRoute } from '@/lib/navigation/use-route';

/** The worker must not compete with the page for the network. */
const REGISTER_AFTER_MS = 3000;
const SEEN_AFTER_MS = 2000;

export function OfflineWorker() {
  const route = useRoute();

  useEffect(() => {
    const timer = setTimeout(registerWorker, REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

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
