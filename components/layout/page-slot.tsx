'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Activity, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { HydratedMark } from '@/components/layout/start/hydrated-mark';
import { takeScrollTop } from '@/lib/client/page/leave-page';
import { OFFLINE_PATH } from '@/lib/constants';
import { useOptimisticView } from '@/lib/navigation/optimistic-navigation';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { takeRepeat } from '@/stores/interruption';
import { Interruption } from './interruption';
import styles from './page-slot.module.css';

/** Renders a page, and keeps its state while the offline page or an optimistic view replaces it. */
export function PageSlot({ children }: { children: ReactNode }) {
  const isAtOffline = usePathname() === OFFLINE_PATH;
  const isOfflinePage = useSelectedLayoutSegment() === OFFLINE_PATH.slice(1);
  const isInterrupted = isAtOffline && !isOfflinePage;
  const view = useOptimisticView();

  useLayoutEffect(() => {
    const top = isInterrupted ? 0 : takeScrollTop();
    if (top !== null) window.scrollTo({ top, behavior: 'instant' });
  }, [isInterrupted]);

  // The effects of the page run before this one, so its controls receive the result of the repeated
  // action.
  useEffect(() => {
    if (!isInterrupted) takeRepeat()?.();
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
