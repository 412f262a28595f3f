'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Activity, type ReactNode, useLayoutEffect } from 'react';
import { takeScrollTop } from '@/lib/client/leave-page';
import { OFFLINE_PATH } from '@/lib/constants';
import { usePathname } from '@/lib/i18n/navigation';
import { useOptimisticView } from '@/lib/navigation/optimistic-navigation';
import { HydratedMark } from './hydrated-mark';
import { Interruption } from './interruption';
import styles from './page-slot.module.css';

/**
 * Shows the page, or the offline page over it when a call of it has failed (lib/client/leave-page).
 * The page keeps its state behind it, and also behind an optimistic view of the next page.
 */
export function PageSlot({ children }: { children: ReactNode }) {
  const isAtOffline = usePathname() === OFFLINE_PATH;
  const isOfflinePage = useSelectedLayoutSegment() === OFFLINE_PATH.slice(1);
  const isInterrupted = isAtOffline && !isOfflinePage;
  const view = useOptimisticView();

  useLayoutEffect(() => {
    const top = isInterrupted ? 0 : takeScrollTop();
    if (top !== null) window.scrollTo({ top, behavior: 'instant' });
  }, [isInterrupted]);

  return (
    <>
      {view && (
        <div className={styles.optimistic} aria-busy="true">
          {view}
        </div>
      )}
      {isInterrupted && <Interruption />}
      <Activity mode={isInterrupted ? 'hidden' : 'visible'}>
        {children}
        <HydratedMark />
      </Activity>
    </>
  );
}
