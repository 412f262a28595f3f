'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { pageSeen, registerWorker, savedAt } from '@/lib/client/worker';
import { isSlowConnection } from '@/lib/hooks/slow-connection';

/** Nothing of it may compete with the page itself. */
const REGISTER_AFTER_MS = 3000;
const SEEN_AFTER_MS = 2000;

export function OfflineWorker() {
  const pathname = usePathname();
  const query = useSearchParams().toString();

  useEffect(() => {
    const timer = setTimeout(registerWorker, REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isSlowConnection() || savedAt() !== null) return;
    const path = query ? `${pathname}?${query}` : pathname;
    const tell = () => pageSeen(path);
    const timer = setTimeout(tell, SEEN_AFTER_MS);
    // The page of a first visit is seen before the worker is there.
    navigator.serviceWorker?.addEventListener('controllerchange', tell);
    return () => {
      clearTimeout(timer);
      navigator.serviceWorker?.removeEventListener('controllerchange', tell);
    };
  }, [pathname, query]);

  return null;
}
